/** The title of a conflict: "grace changed this role in the meantime". */
export function changedMeanwhile(who: string | undefined, what = 'this'): string {
  return `${who ?? 'Someone'} changed ${what} in the meantime`
}

/** Why a change to several records, or to one without a form, was refused. */
export function tryAgain(who: string | undefined): string {
  return `${changedMeanwhile(who)}. Try again.`
}

/** Announces an automatic merge: "Merged with changes by grace: Name, Note". */
export function mergedWords(who: string, labels: readonly string[]): string {
  return `Merged with changes by ${who}: ${labels.join(', ')}`
}
