import { ApiError, conflictOf, explain } from '@greenroom/api-client'
import { Banner, Card, EmptyState, Form, SaveBar, toasts } from '@greenroom/ui'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { Package } from 'lucide-react'
import { useId, useState } from 'react'
import type { Formats } from '#app/formats.ts'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useChange } from '#app/use-change.ts'
import type { Item } from '../product-row.ts'
import { ComponentLookup } from './ComponentLookup.tsx'
import {
  type ComponentRow,
  countChanges,
  issuesByPlace,
  type PackageContents,
  rowIssues,
  rowsOf,
  totalsOf,
} from './components.ts'
import { ComponentTable } from './ComponentTable.tsx'
import { componentAtom, savePackageAtom } from './package.atoms.ts'
import { PackageTotals } from './PackageTotals.tsx'
import styles from './packages.module.css'

type ComponentsFormProps = { item: Item; contents: PackageContents; formats: Formats; readOnly: boolean }

/** The components of one package, saved together, and what they come to. */
export function ComponentsForm({ item, contents, formats, readOnly }: ComponentsFormProps) {
  const { itemID } = item
  const formID = useId()
  const save = useSetAtom(savePackageAtom)
  const readComponent = useSetAtom(componentAtom)
  const [saved, setSaved] = useState(contents)
  const [rows, setRows] = useState(() => rowsOf(contents))
  const [issues, setIssues] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const count = countChanges(rowsOf(saved), rows)
  useLeaveQuestion(count > 0, { record: 'itemID' })
  useChange((change) => {
    if (change?.entity === 'packageComponent' && (change.ids?.includes(itemID) ?? true)) setOutdated(true)
  })

  function change(next: readonly ComponentRow[]) {
    setRows([...next])
    setProblem(undefined)
    setIssues({})
  }

  function load(next: PackageContents) {
    setSaved(next)
    change(rowsOf(next))
    setOutdated(false)
  }

  async function add(picked: string) {
    try {
      const row = await readComponent(picked)
      if (row) setRows((now) => (now.some((one) => one.itemID === picked) ? now : [...now, row]))
    } catch (failure) {
      setProblem(explain(failure).message)
    }
  }

  async function submit() {
    const wrong = rowIssues(itemID, rows)
    setIssues(wrong)
    setProblem(Object.keys(wrong).length > 0 ? CORRECT_MARKED_FIELDS : undefined)
    if (Object.keys(wrong).length > 0 || count === 0 || pending) return
    setPending(true)
    try {
      load(await save(itemID, saved.version, rows))
      toasts.show({ tone: 'success', title: 'The package components have been saved' })
    } catch (failure) {
      refuse(failure)
    } finally {
      setPending(false)
    }
  }

  /** What was entered stands: over a colleague's newer save it can be saved again. */
  function refuse(failure: unknown) {
    const newer = conflictOf<PackageContents>(failure)?.current
    if (newer) setSaved(newer)
    const { message } = explain(failure)
    setProblem(newer ? `${message}. Your components stand; saving again replaces theirs.` : message)
    if (failure instanceof ApiError) setIssues(issuesByPlace(failure.errors))
  }

  return (
    <>
      {isOutdated && <Banner title="Changed by a colleague">When you save, you will be told what they changed.</Banner>}
      <Card>
        <Form id={formID} aria-label="Package components" onSubmit={() => void submit()}>
          {!readOnly && <ComponentLookup packageID={itemID} rows={rows} onPick={(picked) => void add(picked)} />}
          {rows.length > 0 ? (
            <ComponentTable {...{ rows, issues, formats, readOnly }} onChange={change} />
          ) : (
            <EmptyState title="Nothing in this package yet" icon={<Package size={24} />}>
              {readOnly ? 'Nobody has added any components.' : 'Find the first component above.'}
            </EmptyState>
          )}
        </Form>
      </Card>
      {rows.length > 0 && (
        <div className={styles.totals}>
          <PackageTotals totals={totalsOf(rows)} price={item.sellingPrice} formats={formats} />
        </div>
      )}
      {!readOnly && (
        <SaveBar
          form={formID}
          changes={count > 0 && (count === 1 ? '1 component changed' : `${count} components changed`)}
          error={problem}
          pending={pending}
          onDiscard={() => load(saved)}
        />
      )}
    </>
  )
}
