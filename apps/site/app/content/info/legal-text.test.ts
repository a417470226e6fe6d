import { fillLegalText, type LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { publicOfferText } from './public-offer-text.ts';

const names = { brand: 'Hoshikraft', email: 'support@hoshikraft.example', reseller: 'Sample Payments' };
const wordsOf = (text: LegalText) => [
  text.title,
  ...text.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
];
const placeholdersOf = (paragraph: string) => (paragraph.match(/\{\w+\}/g) ?? []).sort();
const numbersOf = (paragraph: string) => (paragraph.match(/\d+/g) ?? []).sort();

describe.each([
  ['the privacy policy', privacyText],
  ['the public offer', publicOfferText],
])('%s', (_name, { ru, en }) => {
  it('has the same sections with as many paragraphs in both languages', () => {
    const shape = (text: LegalText) => text.sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
    expect(shape(en)).toEqual(shape(ru));
    expect(new Set(ru.sections.map(({ id }) => id)).size).toBe(ru.sections.length);
    expect(en.inForceSince).toBe(ru.inForceSince);
  });

  it('names the same parties and the same numbers in each paragraph of both languages', () => {
    ru.sections.forEach(({ paragraphs }, section) => {
      paragraphs.forEach((paragraph, index) => {
        const twin = en.sections[section]?.paragraphs[index] ?? '';
        expect(placeholdersOf(twin)).toEqual(placeholdersOf(paragraph));
        expect(numbersOf(twin)).toEqual(numbersOf(paragraph));
      });
    });
  });

  it('keeps each language to itself', () => {
    expect(wordsOf(en).filter((words) => /\p{Script=Cyrillic}/u.test(words))).toEqual([]);
    expect(wordsOf(ru).filter((words) => !/\p{Script=Cyrillic}/u.test(words))).toEqual([]);
  });

  it('is shown with the names of this installation', () => {
    const shown = wordsOf(fillLegalText(ru, names)).join(' ');
    expect(shown).toContain(names.brand);
    expect(shown).toContain(names.email);
    expect(shown).toContain(names.reseller);
    expect(shown).not.toMatch(/[{}]/);
  });

  it('is never shown with a hole in it', () => {
    expect(() => fillLegalText(en, { ...names, reseller: '' })).toThrow('{reseller}');
  });
});

it('the public offer states the limits of a refund before a wipe', () => {
  const refunds = publicOfferText.en.sections.find(({ id }) => id === 'refunds');
  expect(refunds?.paragraphs.join(' ')).toMatch(/more than 15 days before a wipe, and items more than 14 days/);
});
