import { Button, MenuButton, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { CreditCard, FileUp, ListChecks, MoreHorizontal, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { readRecordView } from '#records/record-view.ts'
import { useOpening } from '#records/use-opening.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { LABEL_DEFAULTS } from '#screens/label-print-path.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { labelPages } from './labels.atoms.ts'
import { labelColumns } from './labels.columns.ts'
import styles from './labels.module.css'
import { labelPath } from './paths.ts'
import { STATUSES, USES } from './uses.ts'

const LabelDialogs = lazy(async () => ({ default: (await import('./LabelDialogs.tsx')).LabelDialogs }))

const FILTERS = [
  { name: 'use', label: 'Use', options: USES },
  { name: 'status', label: 'Status', options: STATUSES },
]

/** The label templates of the company. */
export function LabelsScreen() {
  const { may } = useMay('createLabelTemplate')
  const navigate = useNavigate()
  const { make, close } = useOpening()
  const { makes } = readRecordView(useSearchParams()[0])
  const importFile = { label: 'Import a label', perform: () => make('import') }
  useVerbs(may ? [{ ...importFile, also: 'json zpl file' }] : [])
  const add = (
    <MayButton operation="createLabelTemplate" variant="primary" icon={<Plus />} onPress={() => make('label')}>
      New label
    </MayButton>
  )
  const more = (
    <MenuButton
      label="More"
      placement="bottom end"
      trigger={<Button icon={<MoreHorizontal />}>More</Button>}
      groups={[
        {
          id: 'files',
          entries: [
            ...(may ? [{ id: 'import', label: importFile.label, icon: <FileUp />, onPick: importFile.perform }] : []),
            { id: 'defaults', label: 'Defaults', icon: <ListChecks />, onPick: () => void navigate(LABEL_DEFAULTS) },
            { id: 'card', label: 'Card price', icon: <CreditCard />, onPick: () => make('cardprice') },
          ],
        },
      ]}
    />
  )

  return (
    <Screen
      title="Labels"
      actions={
        <>
          {more}
          {add}
        </>
      }
    >
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={8} columns={6} />}>
        <LabelList start={add} />
        <Suspense>{makes && <LabelDialogs {...{ makes, may }} onClose={close} />}</Suspense>
      </ScreenBoundary>
    </Screen>
  )
}

function LabelList({ start }: { start: ReactNode }) {
  const formats = useAtomValue(formatsAtom)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { search, status, use, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = labelPages({ search: useDeferredValue(search), status, use, sort })
  const { may: mayPrint } = useMay('createLabelJob')
  const columns = useMemo(() => labelColumns(formats, mayPrint), [formats, mayPrint])
  return (
    <div className={styles.list}>
      <PagedList
        one="label"
        many="labels"
        {...{ list, columns, start }}
        rowId={({ templateID }) => templateID}
        placeholder="Name"
        filters={FILTERS}
        hint="A label shows an item’s name, prices and barcode. Design one for each use, such as a hang tag or a shelf."
        onOpen={({ templateID }) => navigate(labelPath(templateID))}
      />
    </div>
  )
}
