/**
 * Rules of docs/product/voice.md that a program can check, for catalogs, messages of servers and sample content. Each
 * returns what is wrong with a text, or nothing.
 */

type Locale = 'en' | 'ru';
type Rule = { pattern: RegExp; locales?: readonly Locale[]; advice: string };

const RULES: readonly Rule[] = [
  {
    locales: ['en'],
    pattern:
      /\b(?:somebody|whoever|anew|for ever|cabinet|second factor|e-mails?|(?<!the )log(?:ged|ging)? (?:in|out|on)\b|(?:a|an|another|new|our|the|this) letters?|tell us)\b/i,
    advice: 'see docs/product/voice.md',
  },
  {
    locales: ['ru'],
    pattern:
      /коин|сеанс|учётн|кабинет|втор\p{L}+ фактор|кто-то|кому-то|залогин|юзер|(?:снимок|снимк\p{L}+) экрана|(?<!\p{L})метк\p{L}+/iu,
    advice: 'see docs/product/voice.md',
  },
  {
    locales: ['ru'],
    pattern:
      /(?<!\p{L})(?:осуществ\p{L}+|произв(?:ести|едите|одится)|явля(?:ется|ются)|данн(?:ый|ого|ому) |в случае если|в настоящее время|указанн(?:ый|ого))/iu,
    advice: 'write it as people say it',
  },
  {
    locales: ['ru'],
    pattern:
      /(?<!\p{L})(?:еще|ее|нее|твое|свое|мое|идет|придет|найдет|начнет|вернет|счет|учет|все еще|чье|ждет)(?!\p{L})/iu,
    advice: 'write ё',
  },
  {
    locales: ['ru'],
    pattern:
      /(?<=[\p{Ll},] )(?:Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})|(?<!\p{L})(?:ты|тебя|тебе|тобой|тво[йяёиеюих]\p{L}*)(?!\p{L})/u,
    advice: 'use «вы» in lower case',
  },
  { locales: ['ru'], pattern: /["“”]/, advice: 'use «…»' },
  { pattern: /\.\.\.|(?<=[\p{L}\p{N}»”)]) -{1,2} (?=\p{L})/u, advice: 'use … and a dash' },
  { pattern: / {2,}/, advice: 'remove the spaces' },
  // Two sentences, the last one without a stop.
  { pattern: /\. \p{Lu}[^.!?]*[\p{L}\p{N}»”)]$/u, advice: 'end the last sentence with a stop' },
  {
    locales: ['en'],
    pattern:
      /[’‘]|\b(?:(?:could|did|does|do|has|have|was|were|will|would|is|are) not|cannot(?! be launched)|we will)\b/i,
    advice: 'use contractions and straight apostrophes',
  },
  {
    // An amount that a line may break from its unit, the sides of a picture, or the thousands of a number.
    pattern: /[\d}#] (?:₽|%|px|[кМГ]?Б|[kMG]B|min|мин|[sсhч])(?![\p{L}\p{N}])|[\d}] × | × [\d{]|\d \d{3}(?!\d)/u,
    advice: 'use a no-break space',
  },
];

/** What is wrong with a text of the product, as the rest of a sentence about it. */
export const voiceProblem = (locale: string, text: string): string | undefined => {
  for (const { pattern, locales, advice } of RULES) {
    if (locales && !locales.some((known) => known === locale)) continue;
    const found = pattern.exec(text);
    if (found) return `has "${found[0]}": ${advice}`;
  }
  return undefined;
};

// A string of a source in quotes or backticks, without what a template fills in.
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const HIDDEN_LINES = /^ *(?:\/\/|\/?\*).*$/gm;

const hasWords = (text: string): boolean => /\p{L}{2,} \p{L}/u.test(text);

/** Texts of a source with messages: its strings that have at least two words. */
export const textsOfSource = (source: string): string[] =>
  [...source.replace(HIDDEN_LINES, '').matchAll(STRING)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) =>
      text
        .replace(/\$\{[^{}]*\}/g, '{}')
        .replace(/\\u00a0/g, '\u00a0')
        .replace(/\\(['"`])/g, '$1'),
    )
    .filter(hasWords);

/** Texts of a Markdown document: its lines, table cells and captions without markup, code and addresses. */
export const textsOfMarkdown = (markdown: string): string[] =>
  markdown
    .replace(/^```(?!items)\w*$[^]*?^```$/gm, '')
    .replace(/`[^`\n]+`/g, '{}')
    .replace(/!\[(.*?)\]\([^\s)]+(?: '(.*?)')?\)/g, '$1\n$2')
    .replace(/\[(.*?)\]\([^)]*\)/g, '$1')
    .split(/\n|\|/)
    .map((line) =>
      line
        .replace(/^ *(?:title|summary|ru|en): ["']?|["']$|^```items|^[\s>#*-]+(?:\[!\w+\])?|^\d+\. |\*\*| × \d+$/g, '')
        .trim(),
    )
    .filter(hasWords);

const problemsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const problem = voiceProblem(/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en', text);
    return problem === undefined ? [] : [`"${text}" ${problem}`];
  });

/** Problems of a source with messages in both languages, or of a document. */
export const voiceProblemsOfSource = (source: string): string[] => problemsOf(textsOfSource(source));
export const voiceProblemsOfMarkdown = (markdown: string): string[] => problemsOf(textsOfMarkdown(markdown));
