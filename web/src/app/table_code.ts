// What people paste to come to a table: its code, its address, or a whole sentence with the address in it.
//
//   tableCode('come to https://games.example/t/abcd2345!')   -> 'abcd2345'
export function tableCode(text: string): string | null {
  const link = /\/t\/([a-z0-9]{8})(?![a-z0-9])/i.exec(text);
  if (link?.[1]) return link[1].toLowerCase();
  const bare = text.trim().toLowerCase();
  return /^[a-z0-9]{8}$/.test(bare) ? bare : null;
}
