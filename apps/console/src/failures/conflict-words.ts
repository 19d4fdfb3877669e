/** Who saved first, and who reads of it: user names. */
type Who = { who: string | undefined; me: string | undefined }

/** The title of a conflict: "grace changed this role in the meantime". */
export function changedMeanwhile({ who, me }: Who, what = 'this'): string {
  if (who !== undefined && who === me) return `You changed ${what} in another window`
  return `${who ?? 'Someone'} changed ${what} in the meantime`
}

/** Why a change to several records, or to one without a form, was refused. */
export function tryAgain(who: Who): string {
  return `${changedMeanwhile(who)}. Try again.`
}

/** Announces an automatic merge: "Merged with changes by grace: Name, Note". */
export function mergedWords({ who, me }: Who, labels: readonly string[]): string {
  const changes = who === me ? 'your changes in another window' : `changes by ${who}`
  return `Merged with ${changes}: ${labels.join(', ')}`
}
