import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searched, statements } from '../src/app/rules_data';
import { rulesOf } from './markdown';

const TEXT = `# A game — rules contract (prefix 7W)

First lines
of a paragraph.

## 2. Setup & *more*

- **7W-2.1** Take \`players + 2\` cards, see 7W-2.2 and 7W-9.9. [RB]
  - inner line with **bold** text
    that goes on
- **7W-2.2** Second.

| ID | Decision |
|---|---|
| **7W-R.1** | a \\| b |

\`\`\`
code *as it is*
\`\`\`
`;

describe('the rules reader', () => {
  const document = rulesOf(TEXT);
  it('knows rulings without a prefix', () => {
    const [section] = rulesOf('## 3. Map\n\n- **ND-3.9** Four spaces. [R-5]\n\n| id | point |\n|---|---|\n| **R-5** | contact |').sections;
    expect(section?.blocks).toEqual([
      { list: [{ id: 'ND-3.9', text: ['Four spaces. [', { r: 'R-5' }, ']'] }] },
      { head: [['id'], ['point']], rows: [{ id: 'R-5', cells: [[], ['contact']] }] },
    ]);
  });
  it('makes sections with blocks', () => {
    expect(document.title).toBe('A game — rules contract (prefix 7W)');
    expect(document.sections.map(({ id, title, level }) => ({ id, title, level }))).toEqual([
      { id: '', title: '', level: 2 },
      { id: 'section-2-setup-more', title: '2. Setup & more', level: 2 },
    ]);
    expect(document.sections[0]?.blocks).toEqual([{ text: ['First lines of a paragraph.'] }]);
    expect(document.sections[1]?.blocks).toEqual([
      { list: [
        { id: '7W-2.1', text: ['Take ', { c: 'players + 2' }, ' cards, see ', { r: '7W-2.2' }, ' and 7W-9.9. ', { s: ['RB'] }], list: [{ text: ['inner line with ', { b: ['bold'] }, ' text that goes on'] }] },
        { id: '7W-2.2', text: ['Second.'] },
      ] },
      { head: [['ID'], ['Decision']], rows: [{ id: '7W-R.1', cells: [[], ['a | b']] }] },
      { code: 'code *as it is*' },
    ]);
  });
  it('finds statements by words and by id', () => {
    const all = statements(document);
    expect(searched(all, 'CARDS take').map((one) => one.id)).toEqual(['7W-2.1']);
    expect(searched(all, '7w-2.2').map((one) => one.id)).toEqual(['7W-2.2', '7W-2.1']);
    expect(searched(all, '  ')).toEqual([]);
    expect(searched(all, 'zebra')).toEqual([]);
  });
});

const locale = new URL('../../locale/', import.meta.url);
const texts = ['en', 'cs', 'pl'].flatMap((lang) => readdirSync(new URL(`${lang}/rules/`, locale)).map((file) => `${lang}/rules/${file}`));
describe.each(texts)('the rules in %s', (file) => {
  const source = readFileSync(new URL(file, locale), 'utf8');
  const document = rulesOf(source);
  const ids = statements(document).map((one) => one.id);
  it('keeps every rule under its id, once', () => {
    const written = [...source.matchAll(/^(?:\s*- |\| )?\*\*(\w+-[^*]+)\*\*/gm)].map((found) => found[1] ?? '');
    expect(written.length).toBeGreaterThan(100);
    for (const id of written) expect(ids, id).toContain(id);
  });
  it('loses no word', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const all = letters(JSON.stringify(document));
    for (const word of source.match(/\p{L}{7,}/gu) ?? []) expect(all).toContain(word);
  });
});
