import { EmptyState, Screen, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locationsAtom } from '#data/company.atoms.ts'
import { MATRIX } from '#screens/entitlement-path.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { placeOptions } from '../place-options.ts'
import { placeOfText } from '../place-text.ts'
import { Comparison } from './Comparison.tsx'

const PlaceFields = lazy(async () => ({ default: (await import('./PlaceFields.tsx')).PlaceFields }))

/** Two places side by side: the items in which they differ. */
export function ComparisonScreen() {
  return (
    <ScreenBoundary
      frame={(content) => <Screen title="Compare places">{content}</Screen>}
      fallback={<Skeleton shape="grid" rows={12} columns={4} />}
    >
      <TwoPlaces />
    </ScreenBoundary>
  )
}

function TwoPlaces() {
  const [params] = useSearchParams()
  const options = placeOptions(useAtomValue(locationsAtom))
  const [here, there] = [placeOfText(params.get('here')), placeOfText(params.get('there'))]
  const isSame = here && params.get('here') === params.get('there')
  const nameOf = (side: 'here' | 'there') => options.find(({ id }) => id === params.get(side))?.label
  return (
    <Screen
      title="Compare places"
      context="The items that only one of two places may sell, or both at other dates."
      back={<TextLink href={MATRIX}>Entitlements</TextLink>}
    >
      <Suspense>
        <PlaceFields options={options} />
      </Suspense>
      {here && there && !isSame ? (
        <Comparison
          key={`${params.get('here')} ${params.get('there')}`}
          here={{ ...here, name: nameOf('here') ?? here.locationID }}
          there={{ ...there, name: nameOf('there') ?? there.locationID }}
        />
      ) : (
        <EmptyState title={isSame ? 'This is the same place twice' : 'Choose two places'}>
          You'll see how they differ, and can copy what one sells to the other.
        </EmptyState>
      )}
    </Screen>
  )
}
