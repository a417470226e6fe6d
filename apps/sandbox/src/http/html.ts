/** Ready HTML, as opposed to text that must still be escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | readonly Piece[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Template tag: everything put in is escaped unless it is {@link Html} itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(render)));
}
