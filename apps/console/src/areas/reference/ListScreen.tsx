import { Banner, Button, MenuButton, Screen, Skeleton } from '@greenroom/ui'
import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { Download, FileUp, MoreHorizontal, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { capitalized } from '#data/capitalized.ts'
import { attributePath } from '#screens/attribute-path.ts'
import { readRecordView } from '#records/record-view.ts'
import { useOpening } from '#records/use-opening.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { EntryList } from './EntryList.tsx'
import { useList } from './use-list.ts'

const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }))
const EntryImport = lazy(async () => ({ default: (await import('./EntryImport.tsx')).EntryImport }))

/** One of the lists that items choose from. All are this screen; what differs is in `LIST_KINDS`. */
export function ListScreen({ kind }: { kind: ListKind }) {
  const { one, many, feature } = LIST_KINDS[kind]
  const needs = [`${feature}:WRITE`] as const
  const { may } = useMay(needs)
  const navigate = useNavigate()
  const { open, make, close } = useOpening()
  const list = useList(kind)
  const [imports, setImports] = useState(false)
  const { opened: wanted, makes } = readRecordView(useSearchParams()[0])
  const opened = list.entries.find(({ id }) => id === wanted)
  const isNew = makes !== undefined && may
  const isGone = wanted !== undefined && !opened && !list.loading && !list.error
  // An additional attribute has a page of its own (section 2).
  const hasPage = kind === 'additionalAttribute'
  const openNew = () => make('entry')

  async function save() {
    const { exportList } = await import('./export-list.ts')
    exportList(kind, list.entries)
  }

  useVerbs([
    ...(may ? [{ label: 'Import a file', perform: () => setImports(true) }] : []),
    ...(list.entries.length > 0 ? [{ label: 'Export as CSV', perform: () => void save() }] : []),
  ])

  const actions = (
    <>
      <MenuButton
        label="More"
        placement="bottom end"
        trigger={<Button icon={<MoreHorizontal />}>More</Button>}
        groups={[
          {
            id: 'files',
            entries: [
              ...(may
                ? [{ id: 'import', label: 'Import a file', icon: <FileUp />, onPick: () => setImports(true) }]
                : []),
              {
                id: 'export',
                label: 'Export as CSV',
                icon: <Download />,
                disabled: list.entries.length === 0,
                onPick: () => void save(),
              },
            ],
          },
        ]}
      />
      <MayButton operation={needs} variant="primary" icon={<Plus />} onPress={openNew}>
        {`New ${one}`}
      </MayButton>
    </>
  )

  return (
    <Screen title={capitalized(many)} actions={actions}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={12} columns={5} />}>
        {isGone && <Banner>{`There is no ${one} ${wanted}. It may have been merged with another or deleted.`}</Banner>}
        <EntryList
          {...{ kind, list }}
          onOpen={({ id }) => (hasPage ? void navigate(attributePath(id)) : open(id))}
          onNew={openNew}
        />
        <Suspense>
          {(opened || isNew) && (
            <EntryDialog
              key={wanted ?? ''}
              {...{ kind, opened }}
              above={list.above}
              uses={list.uses?.get(wanted ?? '')}
              onSaved={(saved) => {
                if (hasPage) void navigate(attributePath(saved.id), { replace: true })
                else close()
              }}
              onClose={close}
            />
          )}
          {imports && <EntryImport kind={kind} onClose={() => setImports(false)} />}
        </Suspense>
      </ScreenBoundary>
    </Screen>
  )
}
