import { isError, type LabelIssue } from './issue.ts'
import type { LabelLayout } from './placed.ts'

/** One kind of issue of one element in a whole job, with the affected items. */
export type JobIssue = Readonly<{ issue: LabelIssue; itemIDs: readonly string[] }>

/** The issues of a job, known before its first label is printed. */
export type Preflight = Readonly<{
  labels: number
  /** Labels with a missing element. */
  faulty: number
  /** Errors first, then warnings, then infos; within these by the number of items. */
  issues: readonly JobIssue[]
}>

const RANK = { error: 0, warning: 1, info: 2 } as const

/** Collects the issues of a job, label by label. */
export type PreflightCollector = Readonly<{ add(layout: LabelLayout): void; result(): Preflight }>

/** Groups the issues of all labels of a job. The message is that of the first label with the issue. */
export function collectPreflight(): PreflightCollector {
  const jobs = new Map<string, { issue: LabelIssue; itemIDs: string[] }>()
  let labels = 0
  let faulty = 0
  return {
    add({ itemID, issues }) {
      labels++
      if (issues.some(isError)) faulty++
      for (const each of issues) {
        const key = `${each.code} ${each.elementID}`
        const job = jobs.get(key)
        if (!job) jobs.set(key, { issue: each, itemIDs: [itemID] })
        else if (job.itemIDs.at(-1) !== itemID) job.itemIDs.push(itemID)
      }
    },
    result() {
      const issues = [...jobs.values()].toSorted(
        (a, b) => RANK[a.issue.severity] - RANK[b.issue.severity] || b.itemIDs.length - a.itemIDs.length,
      )
      return { labels, faulty, issues }
    },
  }
}

/** `collectPreflight` at once. */
export function preflight(layouts: readonly LabelLayout[]): Preflight {
  const collector = collectPreflight()
  for (const layout of layouts) collector.add(layout)
  return collector.result()
}
