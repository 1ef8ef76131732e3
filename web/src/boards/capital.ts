// "Temple" for "temple": a name at the beginning of a line.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
