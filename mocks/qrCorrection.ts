/** Powers of 2 in the field of 256 elements that QR codes count in (polynomial 0x11d), and their exponents. */
const powers: number[] = [];
const exponents: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers.push(value);
  exponents[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((exponents[a] ?? 0) + (exponents[b] ?? 0)) % 255] ?? 0;
}

/** Coefficients of (x - 2^0)(x - 2^1)…, without the leading 1. */
function generator(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root++) {
    const shifted = [...product, 0];
    product = shifted.map((each, at) => each ^ times(product[at - 1] ?? 0, powers[root] ?? 0));
  }
  return product.slice(1);
}

/** The Reed-Solomon check bytes of a block. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  return data.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return [...rest.slice(1), 0].map((each, at) => each ^ times(divisor[at] ?? 0, factor));
    },
    Array.from({ length: count }, () => 0),
  );
}
