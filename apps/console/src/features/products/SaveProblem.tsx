import type { SaveFailure } from './use-item-form.ts'

/** Why nothing was saved; what was typed stands. */
export function SaveProblem({ title, detail }: SaveFailure) {
  return (
    <>
      <strong>{title}</strong>
      {detail && <> {detail}</>}
    </>
  )
}
