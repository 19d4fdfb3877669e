import { COUNT_STATES, type CountState } from '@greenroom/inventory'
import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { CountSheetForm } from './CountSheetForm.tsx'
import { countSheet, unsentEntries } from './counts.atoms.ts'
import { countPath, COUNTS } from './paths.ts'
import { LeftEntries } from './UnsentEntries.tsx'

/** Where people count, on a phone or at a desk: the items of a count, and how many were found of each. */
export function CountSheetScreen() {
  const { number = '' } = useParams()
  return (
    <ScreenBoundary
      key={number}
      frame={(content) => <Screen title={`Count sheet ${number}`}>{content}</Screen>}
      missing={
        <>
          <LeftEntries number={number} />
          <EmptyState title={`There is no count ${number}.`} action={<TextLink href={COUNTS}>Go to Counts</TextLink>} />
        </>
      }
    >
      <OpenedSheet number={number} />
    </ScreenBoundary>
  )
}

function OpenedSheet({ number }: { number: string }) {
  const owner = useAtomValue(draftOwnerAtom)
  const sheet = useAtomValue(countSheet(number, owner))
  const left = useAtomValue(unsentEntries(owner))
  if (sheet.state === 'COUNTING') return <CountSheetForm sheet={sheet} left={left} />
  const label = COUNT_STATES[sheet.state as CountState].label.toLowerCase()
  return (
    <Screen title={`Count sheet ${sheet.number}`} record={sheet.number}>
      <LeftEntries number={sheet.number} />
      <EmptyState
        title="Nothing can be counted now"
        action={<TextLink href={countPath(sheet.number)}>{`Open ${sheet.number}`}</TextLink>}
      >
        {`This count is ${label}.`}
      </EmptyState>
    </Screen>
  )
}
