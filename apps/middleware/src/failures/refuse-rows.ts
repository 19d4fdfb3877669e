import { refused } from './failures.ts'

type Planned = { line: number; issues: readonly { field: string; message: string; code?: string }[] }

const MOST_NAMED = 100

/** Throws the 400 for a file of which any row is refused; each issue begins with its line. */
export function refuseRows(plans: readonly Planned[]) {
  const errors = plans.flatMap(({ line, issues }) =>
    issues.map((issue) => ({ ...issue, message: `Line ${line}: ${issue.message}` })),
  )
  if (errors.length > 0) throw refused(errors[0]!.message, errors.slice(0, MOST_NAMED))
}
