/** Splits a list into runs of at most `most` entries and at most `size` in total, unless a single entry is larger. */
export function runsOf<Entry>(
  list: readonly Entry[],
  sizeOf: (entry: Entry) => number,
  most: number,
  size: number,
): Entry[][] {
  const runs: Entry[][] = []
  let run: Entry[] = []
  let sum = 0
  for (const entry of list) {
    const own = sizeOf(entry)
    if (run.length > 0 && (run.length === most || sum + own > size)) {
      runs.push(run)
      run = []
      sum = 0
    }
    run.push(entry)
    sum += own
  }
  if (run.length > 0) runs.push(run)
  return runs
}
