const steps: (() => unknown)[] = []

/** Runs at the end of the test file, the last one first. Unlike `afterAll` it works in hooks and tests, too. */
export function atEnd(step: () => unknown) {
  steps.push(step)
}

export async function runEnd() {
  for (let step = steps.pop(); step; step = steps.pop()) await step()
}
