import type { components } from '@greenroom/openapi'
import { Banner, FieldGrid, Form, Select, TextField, toasts } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMay } from '#session/may.ts'
import { AddButton } from './AddButton.tsx'
import { createStoreAtom, createVenueAtom, setupAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { ExistingRecords } from './ExistingRecords.tsx'
import { useStepForm } from './use-step-form.ts'

type Venue = components['schemas']['Venue']
type Store = components['schemas']['Store']

/** The company's first venue and store. */
export function LocationsStep({ step }: StepProps) {
  const { locations, restricted } = useAtomValue(setupAtom)
  const { denied: storesDenied } = useMay('createStore')
  const venues = locations.filter(({ type }) => type === 'VENUE')
  const stores = locations.filter(({ type }) => type === 'STORE')

  return (
    <StepFrame
      step={step}
      intro="A venue is a building or a site. A store is a point of sale in a venue. IDs can't be changed after creation."
      operation="createVenue"
      next="Continue"
    >
      <h3 className={styles.heading}>Venues</h3>
      <ExistingRecords what="venue" entries={venues.map(({ id, name }) => ({ id, label: name }))} />
      <VenueForm restricted={restricted} />
      <h3 className={styles.heading}>Stores</h3>
      <ExistingRecords what="store" entries={stores.map(({ id, name }) => ({ id, label: name }))} />
      {storesDenied === undefined ? (
        <StoreForm restricted={restricted} venues={venues.map(({ id, name }) => ({ id, label: name }))} />
      ) : (
        <Banner>{storesDenied}</Banner>
      )}
    </StepFrame>
  )
}

const NO_VENUE = { venueID: '', name: '' }

function VenueForm({ restricted }: { restricted: string }) {
  const create = useSetAtom(createVenueAtom)
  const { field, ...model } = useStepForm<typeof NO_VENUE, Venue>(undefined, {
    one: 'venue',
    labels: { venueID: 'Venue ID', name: 'Venue name' },
    formOf: () => NO_VENUE,
    check: (texts) => checkRecord('venue', texts, restricted),
    save: (texts, { headers }) => create(texts, headers),
    onAdded: (venue) => toasts.show({ tone: 'success', title: `Venue ${venue.name} has been added` }),
  })

  return (
    <Form aria-label="New venue" onSubmit={model.submit}>
      <FieldGrid>
        <TextField {...field('venueID')} limit={recordLimit('venue', 'venueID')} autoComplete="off" />
        <TextField {...field('name')} limit={recordLimit('venue', 'name')} autoComplete="off" />
      </FieldGrid>
      <AddButton text="Add venue" {...model} />
    </Form>
  )
}

function StoreForm({ restricted, venues }: { restricted: string; venues: { id: string; label: string }[] }) {
  const create = useSetAtom(createStoreAtom)
  const start = { storeID: '', name: '', venueID: venues.length === 1 ? venues[0]!.id : '' }
  const { field, ...model } = useStepForm<typeof start, Store>(undefined, {
    one: 'store',
    labels: { storeID: 'Store ID', name: 'Store name', venueID: 'In venue' },
    formOf: () => start,
    check: ({ storeID, name }) => checkRecord('store', { storeID, name }, restricted),
    save: ({ venueID, ...texts }, { headers }) => create({ ...texts, venueID: venueID || null }, headers),
    onAdded: (store) => toasts.show({ tone: 'success', title: `Store ${store.name} has been added` }),
  })

  return (
    <Form aria-label="New store" onSubmit={model.submit}>
      <FieldGrid columns={3}>
        <TextField {...field('storeID')} limit={recordLimit('store', 'storeID')} autoComplete="off" />
        <TextField {...field('name')} limit={recordLimit('store', 'name')} autoComplete="off" />
        <Select options={venues} none="No venue" {...field('venueID')} />
      </FieldGrid>
      <AddButton text="Add store" {...model} />
    </Form>
  )
}
