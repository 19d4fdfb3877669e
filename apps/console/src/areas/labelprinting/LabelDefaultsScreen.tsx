import { Screen, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { readRecordView } from '#records/record-view.ts'
import { useOpening } from '#records/use-opening.ts'
import { MayButton } from '#session/MayButton.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { labelDefaultPages } from './label-defaults.atoms.ts'
import { labelDefaultColumns } from './label-defaults.columns.ts'

const LabelDefaultDialog = lazy(async () => ({
  default: (await import('./LabelDefaultDialog.tsx')).LabelDefaultDialog,
}))

/** Which label and printer printing begins with, by use, item type and location. */
export function LabelDefaultsScreen() {
  const { make } = useOpening()
  const add = (
    <MayButton operation="createLabelDefault" variant="primary" icon={<Plus />} onPress={() => make('default')}>
      New default
    </MayButton>
  )
  return (
    <Screen
      title="Label defaults"
      context="The most specific default counts: location before item type."
      back={<TextLink href="/app/utilities/labels">Labels</TextLink>}
      actions={add}
    >
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={8} columns={6} />}>
        <DefaultList start={add} />
      </ScreenBoundary>
    </Screen>
  )
}

function DefaultList({ start }: { start: ReactNode }) {
  const { since } = useAtomValue(formatsAtom)
  const { open, close } = useOpening()
  const { search, opened: id, makes } = readRecordView(useSearchParams()[0])
  const list = labelDefaultPages(useDeferredValue(search) || undefined)
  const { value } = useAtomValue(list.stateAtom)
  const opened = value?.rows.find(({ labelDefaultID }) => labelDefaultID === id)
  const columns = useMemo(() => labelDefaultColumns(since), [since])
  return (
    <>
      <PagedList
        one="label default"
        many="label defaults"
        {...{ list, columns, start }}
        rowId={({ labelDefaultID }) => labelDefaultID}
        placeholder="Template, location or printer"
        filters={[]}
        hint="Choose the label and the printer that printing begins with, such as a hang tag for variants or box labels at a warehouse."
        onOpen={({ labelDefaultID }) => open(labelDefaultID)}
      />
      <Suspense>
        {(opened !== undefined || makes === 'default') && (
          <LabelDefaultDialog key={opened?.labelDefaultID} opened={opened} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
