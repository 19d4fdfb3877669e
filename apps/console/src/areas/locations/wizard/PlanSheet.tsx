import { Button, countOf, nextSheet, Sheet, type SheetAction, type SheetColumn } from '@greenroom/ui'
import { PLAN_LIMITS } from '@greenroom/validation'
import { Plus } from 'lucide-react'
import { useStore } from 'jotai'
import type { ReactNode } from 'react'
import { blankRows, filledRows, type PlanList, sheetIssues } from './plan.mapping.ts'
import type { StepProps } from './step-props.ts'
import styles from './wizard.module.css'

type PlanSheetProps = Pick<StepProps, 'model' | 'issues' | 'readOnly'> & {
  list: PlanList
  columns: readonly SheetColumn[]
  /** The rows are those of another step. */
  isFixed?: boolean
  tools?: ReactNode
  empty: string
}

/** The records of a list of the plan, typed or pasted as in a spreadsheet. */
export function PlanSheet({ list, columns, isFixed = false, tools, empty, ...step }: PlanSheetProps) {
  const { model, issues, readOnly } = step
  const { form, stateAtom, change, setTyping } = model
  const store = useStore()
  const sheet = form[list]
  const shown = isFixed || readOnly ? { ...sheet, rows: filledRows(sheet) } : sheet
  const room = PLAN_LIMITS[list] - sheet.rows.length

  /** Two edits may come before React has rendered the first. */
  function dispatch(action: SheetAction) {
    change({ [list]: nextSheet(store.get(stateAtom).form[list], action) })
  }

  return (
    <>
      {issues[list] && (
        <p role="alert" className={styles.error}>
          {issues[list]}
        </p>
      )}
      <Sheet
        label={list}
        columns={columns}
        state={shown}
        dispatch={dispatch}
        issues={sheetIssues(issues, list, sheet)}
        readOnly={readOnly}
        isRemovable={!isFixed}
        newRows={isFixed ? undefined : (count) => blankRows(list, sheet, Math.min(count, room))}
        onTyping={setTyping}
        empty={empty}
        tools={
          !isFixed &&
          !readOnly && (
            <>
              <Button
                size="small"
                icon={<Plus />}
                disabled={room === 0}
                onPress={() => dispatch({ do: 'add', rows: blankRows(list, sheet, 1) })}
              >
                Add row
              </Button>
              {tools}
            </>
          )
        }
      />
      {room === 0 && (
        <p className={styles.muted}>{`A plan has at most ${countOf(PLAN_LIMITS[list], 'row')} of this kind.`}</p>
      )}
    </>
  )
}
