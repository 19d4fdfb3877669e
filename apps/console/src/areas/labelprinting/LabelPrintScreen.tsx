import { EmptyState, Screen, Skeleton, TextLink } from '@greenroom/ui'
import type { LabelsAsked } from '@greenroom/labels'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { LabelPrintState } from '#screens/label-print-path.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { LabelPrintForm } from './LabelPrintForm.tsx'
import { printChoicesAtom } from './label-print.atoms.ts'
import { chosenDocument, type ChosenItems } from './print-form.ts'

/** Chooses items, template, copies and printer, checks every label, and prints. */
export function LabelPrintScreen() {
  return (
    <Screen title="Print labels">
      <ScreenBoundary fallback={<Skeleton rows={8} />}>
        <LabelPrint />
      </ScreenBoundary>
    </Screen>
  )
}

function LabelPrint() {
  const choices = useAtomValue(printChoicesAtom)
  const [params] = useSearchParams()
  const { state, key } = useLocation()
  const item = params.get('item') ?? ''
  if (choices.templates.length === 0) {
    return (
      <EmptyState
        title="No label templates yet"
        action={<TextLink href="/app/utilities/labels">Go to label templates</TextLink>}
      >
        A template says what a label shows. Create or activate one to print labels.
      </EmptyState>
    )
  }
  const { templateID = params.get('templateID') ?? undefined } = (state ?? {}) as LabelPrintState
  const [asked, chosen] = [askedBy(params, state), chosenBy(params, state)]
  return <LabelPrintForm key={key} {...choices} {...{ item, templateID, asked, chosen }} />
}

/** What another screen knows of the labels. */
function askedBy(params: URLSearchParams, state: unknown): LabelsAsked {
  const { itemType = Number(params.get('itemType')) || undefined } = (state ?? {}) as LabelPrintState
  return { itemType, location: params.get('place') ?? undefined }
}

/** What was chosen on another screen. */
function chosenBy(params: URLSearchParams, state: unknown): ChosenItems | undefined {
  const document = params.get('document')
  if (document) return chosenDocument(document)
  const changeSet = params.get('changeSet')
  if (changeSet) return { source: { changeSet }, words: `All items of change ${changeSet}` }
  const { filter, items } = (state ?? {}) as LabelPrintState
  return filter && { source: { filter }, words: items }
}
