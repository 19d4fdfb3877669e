/** About `wanted` round values of an axis that includes zero and all `values`, ascending. */
export function ticksFor(values: readonly number[], wanted = 4): number[] {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  if (least === most) return [0, 1]
  const step = roundStep((most - least) / wanted)
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step))
}

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5].find((candidate) => rough <= candidate * power * 1.000_001) ?? 10
  return factor * power
}

/** Drops the floating-point noise of a multiplication. */
function exact(value: number): number {
  return Number(value.toPrecision(12)) + 0
}

/** Shows every nth of `count` labels so that they fit, each `size` px wide. */
export function labelStep(count: number, size: number, width: number): number {
  return Math.max(1, Math.ceil((count * size) / Math.max(width, 1)))
}
