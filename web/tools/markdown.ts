// A reader for the Markdown that the rules are written in: headings, paragraphs, lists (nested), tables, code blocks; bold, italics, code,
// rule ids and marks of sources inside. It makes a small tree of arrays, so that the browser gets no markup and needs no reader.
//
//   rulesOf('## 2. Setup\n\n- **7W-2.6** Every player starts with 3 coins. [RB]')
import type { RulesBlock, RulesDocument, RulesItem, RulesText } from '../src/app/rules_data';

// 7W-2.1, TE-R14, ND-5.1b, an example: 7W-4.A; a ruling may go without the prefix: R-28.
const ID = /\b(?:(?:[A-Z]{2}|\d[A-Z])-(?:[A-Z]\.?)?\d+(?:\.\d+)*(?:\.[A-Z]|\.?[a-z])?|R-\d+)\b/;

export function rulesOf(markdown: string): RulesDocument {
  const lines = markdown.replaceAll('\r', '').split('\n');
  const known = new Set<string>();
  for (const line of lines) {
    const found = /^(?:\s*- |\| |)\*\*([^*]+)\*\*/.exec(line)?.[1];
    if (found && new RegExp(`^${ID.source}$`).test(found)) known.add(found);
  }
  const inline = (text: string) => inlineOf(text, known);
  const document: { title: string; sections: { id: string; title: string; level: number; blocks: RulesBlock[] }[] } = { title: '', sections: [] };
  const blocks = (): RulesBlock[] => {
    if (document.sections.length === 0) document.sections.push({ id: '', title: '', level: 2, blocks: [] });
    return document.sections.at(-1)?.blocks ?? [];
  };

  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      const [, marks = '', title = ''] = heading;
      if (marks.length === 1) document.title = plain(title);
      else document.sections.push({ id: `section-${slug(plain(title))}`, title: plain(title), level: marks.length, blocks: [] });
      at++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, k) => k > at && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      blocks().push({ code: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while ((lines[at] ?? '').startsWith('|')) rows.push(lines[at++] ?? '');
      blocks().push(tableOf(rows, inline, known));
    } else if (/^\s*(?:- |\d+\. )/.test(line)) {
      const [items, next] = listFrom(lines, at, inline, known);
      blocks().push({ list: items });
      at = next;
    } else {
      const words: string[] = [];
      while (at < lines.length && /^(?!#|```|\||\s*- |\s*\d+\. |\s*$)/.test(lines[at] ?? '')) words.push((lines[at++] ?? '').trim());
      if (words.length === 0) words.push((lines[at++] ?? '').trim());
      blocks().push(statement(words.join(' '), inline, known));
    }
  }
  return document;
}

// A line of text, and the id that it begins with.
function statement(source: string, inline: (text: string) => RulesText, known: ReadonlySet<string>): { id?: string; text: RulesText } {
  const [whole = '', id = ''] = /^\*\*([^*]+)\*\*\s*/.exec(source) ?? [];
  return known.has(id) ? { id, text: inline(source.slice(whole.length)) } : { text: inline(source) };
}

function listFrom(lines: readonly string[], from: number, inline: (text: string) => RulesText, known: ReadonlySet<string>): [RulesItem[], number] {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const items: RulesItem[] = [];
  const indent = indentOf(lines[from] ?? '');
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const start = /^\s*(?:- |\d+\. )(.*)$/.exec(line);
    if (!start || indentOf(line) !== indent) break;
    let words = start[1] ?? '';
    let inner: RulesItem[] = [];
    for (at++; at < lines.length; ) {
      const next = lines[at] ?? '';
      if (next.trim() === '' || indentOf(next) <= indent) break;
      if (/^\s*(?:- |\d+\. )/.test(next)) [inner, at] = listFrom(lines, at, inline, known);
      else {
        words += ` ${next.trim()}`;
        at++;
      }
    }
    const item = statement(words, inline, known);
    items.push(inner.length > 0 ? { ...item, list: inner } : item);
  }
  return [items, at];
}

function tableOf(rows: readonly string[], inline: (text: string) => RulesText, known: ReadonlySet<string>): RulesBlock {
  const cells = (row: string) => row.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [head = '', , ...body] = rows;
  return {
    head: cells(head).map(inline),
    rows: body.map((row) => {
      const [first = '', ...others] = cells(row);
      const { id, text } = statement(first, inline, known);
      return { ...(id ? { id } : {}), cells: [text, ...others.map(inline)] };
    }),
  };
}

function inlineOf(text: string, known: ReadonlySet<string>): RulesText {
  const parts: RulesText[number][] = [];
  let rest = text;
  const marks = new RegExp(`\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|\\*([^*\\s](?:[^*]*[^*\\s])?)\\*(?!\\*)|(${ID.source})|\\[((?:RB|DATA)\\b[^\\]]*)\\]`);
  while (rest !== '') {
    const found = marks.exec(rest);
    if (!found) {
      parts.push(rest);
      break;
    }
    if (found.index > 0) parts.push(rest.slice(0, found.index));
    const [whole, code, bold, italic, id, source] = found;
    if (code !== undefined) parts.push({ c: code });
    else if (bold !== undefined) parts.push({ b: inlineOf(bold, known) });
    else if (italic !== undefined) parts.push({ i: inlineOf(italic, known) });
    else if (source !== undefined) parts.push({ s: inlineOf(source, known) });
    else if (id !== undefined) parts.push(known.has(id) ? { r: id } : whole);
    rest = rest.slice(found.index + whole.length);
  }
  return joined(parts);
}

const joined = (parts: readonly RulesText[number][]): RulesText =>
  parts.reduce<RulesText[number][]>((sum, part) => {
    const last = sum.at(-1);
    if (typeof part === 'string' && typeof last === 'string') sum[sum.length - 1] = last + part;
    else sum.push(part);
    return sum;
  }, []);

const plain = (text: string) => text.replace(/[*`]/g, '');
const slug = (text: string) => text.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
