/**
 * A QR code of version 5, level L (ISO/IEC 18004): 37×37 modules, one block of 108 data and 26 correction codewords,
 * mask 0. Holds up to 106 bytes, which is enough for the address of a checkout.
 */
export const QR_SIZE = 37;
export const QR_CAPACITY = 106;

const DATA_CODEWORDS = 108;
const CORRECTION_CODEWORDS = 26;
const ALIGNMENT_CENTRE = 30;
// Level L, mask 0, with its BCH code, already masked: read from the corner outwards.
const FORMAT_BITS = '111011111000100';

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

/** Product in the field of QR codes. */
export function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return EXP[((LOG[left] ?? 0) + (LOG[right] ?? 0)) % 255] ?? 0;
}

function correctionOf(data: readonly number[]): number[] {
  let generator = [1];
  for (let power = 0; power < CORRECTION_CODEWORDS; power += 1) {
    const factor = EXP[power] ?? 0;
    generator = [...generator, 0].map((term, place) => term ^ multiply(generator[place - 1] ?? 0, factor));
  }
  const rest = [...data, ...new Array<number>(CORRECTION_CODEWORDS).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const lead = rest[place] ?? 0;
    generator.forEach((term, offset) => {
      rest[place + offset] = (rest[place + offset] ?? 0) ^ multiply(term, lead);
    });
  }
  return rest.slice(data.length);
}

function codewords(text: string): number[] {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > QR_CAPACITY) throw new RangeError(`A QR code of this size holds ${QR_CAPACITY} bytes`);
  const length = bytes.length;
  // Byte mode (4 bits) and the count (8 bits) push every byte half a codeword on.
  const nibbles = [4, length >> 4, length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let index = 0; index < nibbles.length; index += 2)
    data.push(((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0));
  for (let pad = 0; data.length < DATA_CODEWORDS; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return [...data, ...correctionOf(data)];
}

type Grid = (boolean | null)[][];

function ring(grid: Grid, row: number, column: number, radius: number, dark: (distance: number) => boolean): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      const line = grid[row + down];
      if (!line || column + right < 0 || column + right >= QR_SIZE) continue;
      line[column + right] = dark(Math.max(Math.abs(down), Math.abs(right)));
    }
  }
}

function drawFixed(grid: Grid): void {
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line) line[column] = dark;
  };
  for (let place = 0; place < QR_SIZE; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const last = QR_SIZE - 1;
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const) {
    ring(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }
  ring(grid, ALIGNMENT_CENTRE, ALIGNMENT_CENTRE, 2, (distance) => distance !== 1);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  [...FORMAT_BITS].forEach((bit, index) => {
    const dark = bit === '1';
    if (index < 8) set(8, around[index] ?? 0, dark);
    else set(around[14 - index] ?? 0, 8, dark);
    if (index < 7) set(last - index, 8, dark);
    else set(8, QR_SIZE - 15 + index, dark);
  });
  set(QR_SIZE - 8, 8, true);
}

/** Rows of modules, true is dark. @throws RangeError when the text has more than {@link QR_CAPACITY} bytes */
export function qrModules(text: string): boolean[][] {
  const grid: Grid = Array.from({ length: QR_SIZE }, () => new Array<boolean | null>(QR_SIZE).fill(null));
  drawFixed(grid);
  const bits = codewords(text).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1));
  let next = 0;
  let upwards = true;
  for (let right = QR_SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < QR_SIZE; step += 1) {
      const row = upwards ? QR_SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (line?.[column] !== null) continue;
        line[column] = (bits[next] ?? false) !== ((row + column) % 2 === 0);
        next += 1;
      }
    }
    upwards = !upwards;
  }
  return grid.map((line) => line.map((dark) => dark === true));
}
