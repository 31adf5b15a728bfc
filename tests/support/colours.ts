// Colours and their contrast, by the formulas of WCAG 2.2 and CSS Color 4.

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

type Triple = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function readHex(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a colour.`);
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function toLinear(rgb: Rgb): Triple {
  const one = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [one(rgb[0]), one(rgb[1]), one(rgb[2])];
}

function fromLinear(linear: Triple): Rgb {
  const one = (part: number) => {
    const share = Math.min(1, Math.max(0, part));
    return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
  };
  return [one(linear[0]), one(linear[1]), one(linear[2])];
}

function multiply(matrix: readonly [Triple, Triple, Triple], by: Triple): Triple {
  const one = (row: Triple) => row[0] * by[0] + row[1] * by[1] + row[2] * by[2];
  return [one(matrix[0]), one(matrix[1]), one(matrix[2])];
}

/** Returns the relative luminance. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = toLinear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns `color-mix(in oklab, one share, other)`; the share is from 0 to 1. */
export function mixInOklab(one: Rgb, share: number, other: Rgb): Rgb {
  const [a, b] = [toOklab(one), toOklab(other)];
  const mix = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return fromOklab([mix(0), mix(1), mix(2)]);
}

/** Matrices of Machado, Oliveira and Fernandes (2009) for complete colour blindness, in linear light. */
const colourBlindness = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Triple, Triple, Triple]>>;

type ColourBlindness = keyof typeof colourBlindness;

// Cast because `Object.keys` returns `string[]`.
export const kindsOfColourBlindness = Object.keys(colourBlindness) as readonly ColourBlindness[];

/** Returns a colour as it looks with colour blindness. */
export function simulate(kind: ColourBlindness, rgb: Rgb): Rgb {
  return fromLinear(multiply(colourBlindness[kind], toLinear(rgb)));
}

function toOklab(rgb: Rgb): Triple {
  const lms = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    toLinear(rgb),
  );
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(lms[0]), Math.cbrt(lms[1]), Math.cbrt(lms[2])],
  );
}

function fromOklab(lab: Triple): Rgb {
  const root = multiply(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  return fromLinear(
    multiply(
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.707614701],
      ],
      [root[0] ** 3, root[1] ** 3, root[2] ** 3],
    ),
  );
}
