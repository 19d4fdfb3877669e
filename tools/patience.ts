// How long tests wait, in milliseconds: for what never comes. Slowness fails no test.
export const PATIENCE = {
  /** For a whole test, or what is done before and after it: some start the product three times. */
  test: 300_000,
  /** For one thing. */
  wait: 60_000,
}
