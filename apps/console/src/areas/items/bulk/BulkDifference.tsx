import { explain } from '@greenroom/api-client'
import { directPercent, LIMITED_PRICES } from '@greenroom/catalog'
import { Banner, Button, countOf, Skeleton, type TabEntry } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useJob } from '#records/use-job.ts'
import { Failure } from '#screens/Failure.tsx'
import { type ChangeSet, changeSetJobs } from '#records/change-sets.atoms.ts'
import type { BulkEdit } from '../changes/change-set.atoms.ts'
import { ChangeRows } from '../changes/ChangeRows.tsx'
import { ChangeTabs } from '../changes/ChangeTabs.tsx'
import listStyles from '../changes/changes.module.css'
import { editWords } from '../form/change-words.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import styles from './bulk.module.css'
import { LargePriceLines } from './LargePriceLines.tsx'

type BulkDifferenceProps = {
  changeSetID: string
  excluded: ReadonlySet<string>
  onExclude: (excluded: ReadonlySet<string>) => void
  onApply: (changeSet: ChangeSet) => void
}

/** Previews the edit item by item, before anything changes. */
export function BulkDifference({ changeSetID, excluded, onExclude, onApply }: BulkDifferenceProps) {
  const { job: known, failure, retry } = useJob(changeSetJobs, changeSetID, { fresh: true })
  const settings = useAtomValue(itemSettingsAtom)
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  if (failure !== undefined) return <Failure of={explain(failure)} onRetry={retry} />
  if (!known?.counts) return <Skeleton rows={8} />
  const { counts, edit } = known
  const { number } = settings.formats
  const rest = counts.change - excluded.size
  const back = () => {
    const { changeSet: _, tab: __, ...others } = Object.fromEntries(params)
    setParams(others, { state })
  }

  const tabs: TabEntry[] = [
    {
      id: 'change',
      label: 'To change',
      count: counts.change,
      content: <ToChange {...{ changeSetID, excluded, onExclude }} />,
    },
    {
      id: 'problems',
      label: 'Left out',
      count: counts.problems + counts.system,
      content: (
        <ChangeRows
          {...{ changeSetID }}
          show="problems"
          label="Items left out"
          empty="No items break a rule"
          wording={settings}
        />
      ),
    },
    {
      id: 'unchanged',
      label: 'Unchanged',
      count: counts.unchanged,
      content: (
        <ChangeRows
          {...{ changeSetID }}
          show="unchanged"
          label="Items that already have these values"
          empty="No unchanged items"
          wording={settings}
        />
      ),
    },
  ]
  return (
    <>
      {edit && (
        <ul className={listStyles.edit} aria-label="Fields to change">
          {editWords(edit, settings).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {counts.problems + counts.system > 0 && (
        <Banner
          tone="warning"
          title={`${number(counts.problems + counts.system)} of ${number(counts.items)} items will be left out`}
          action={
            counts.problems > 0 &&
            directPercent(settings.account) !== undefined &&
            edit &&
            changesPrices(edit) && <LargePriceLines {...{ changeSetID }} />
          }
        >
          {[
            counts.problems > 0 && `${number(counts.problems)} would break a rule.`,
            counts.system > 0 && `${number(counts.system)} are system items, which cannot be modified.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      <ChangeTabs label="Preview" tabs={tabs} />
      <div className={styles.bar}>
        <Button onPress={back}>Edit fields</Button>
        <Button variant="primary" disabled={rest === 0} onPress={() => onApply(known)}>
          {`Change ${countOf(rest, 'item', 'items', number)}`}
        </Button>
      </div>
    </>
  )
}

/** Whether a price may have been left out because it would change too far. */
const changesPrices = ({ fields, adjustments = [] }: BulkEdit) =>
  adjustments.length > 0 || LIMITED_PRICES.some((field) => fields[field] !== undefined)

type ToChangeProps = Pick<BulkDifferenceProps, 'changeSetID' | 'excluded' | 'onExclude'>

/** The items that will change. The user can leave some out. */
function ToChange({ changeSetID, excluded, onExclude }: ToChangeProps) {
  const settings = useAtomValue(itemSettingsAtom)
  const [selection, select] = useState<ReadonlySet<string>>(new Set())
  const leaveOut = () => {
    onExclude(new Set([...excluded, ...selection]))
    select(new Set())
  }
  return (
    <div className={listStyles.list}>
      <div className={listStyles.tools}>
        <Button size="small" disabled={selection.size === 0} onPress={leaveOut}>
          Leave out selected items
        </Button>
        <span role="status">{excluded.size > 0 && `${settings.formats.number(excluded.size)} left out`}</span>
        {excluded.size > 0 && (
          <Button size="small" variant="quiet" onPress={() => onExclude(new Set())}>
            Include them again
          </Button>
        )}
      </div>
      <ChangeRows
        {...{ changeSetID, selection }}
        show="change"
        label="Items that change"
        empty="No items to change"
        wording={settings}
        excluded={excluded}
        onSelectionChange={select}
        checkboxes
      />
    </div>
  )
}
