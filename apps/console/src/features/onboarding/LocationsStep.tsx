import type { components } from '@greenroom/openapi'
import { explainDenied } from '@greenroom/permissions'
import { Banner, Button, FieldGrid, Form, Select, TextField, toasts } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccess } from '#app/session.atoms.ts'
import { createStoreAtom, createVenueAtom, setupAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { ThereIs } from './ThereIs.tsx'
import { useStepForm } from './use-step-form.ts'

type Venue = components['schemas']['Venue']
type Store = components['schemas']['Store']

/** Where the company sells: a venue, and a store in it. */
export function LocationsStep({ step }: StepProps) {
  const { locations, restricted } = useAtomValue(setupAtom)
  const [newVenues, setNewVenues] = useState<Venue[]>([])
  const [newStores, setNewStores] = useState<Store[]>([])
  const mayAddStores = useAccess('LOCATION_STORE').write
  const venues = [...locations.filter(({ type }) => type === 'VENUE'), ...newVenues]
  const stores = [...locations.filter(({ type }) => type === 'STORE'), ...newStores]

  return (
    <StepFrame
      step={step}
      intro="A venue is a building or a ground, a store a place in it where people pay. IDs are fixed after creation."
      feature="LOCATION_VENUE"
      next="Continue"
    >
      <h3 className={styles.heading}>Venues</h3>
      <ThereIs what="venue" entries={venues.map(({ id, name }) => ({ id, label: name }))} />
      <VenueForm restricted={restricted} onAdd={(venue) => setNewVenues([...newVenues, venue])} />
      <h3 className={styles.heading}>Stores</h3>
      <ThereIs what="store" entries={stores.map(({ id, name }) => ({ id, label: name }))} />
      {mayAddStores ? (
        <StoreForm
          restricted={restricted}
          venues={venues.map(({ id, name }) => ({ id, label: name }))}
          onAdd={(store) => setNewStores([...newStores, store])}
        />
      ) : (
        <Banner>{explainDenied('LOCATION_STORE', 'WRITE')}</Banner>
      )}
    </StepFrame>
  )
}

const NO_VENUE = { venueID: '', name: '' }

function VenueForm({ restricted, onAdd }: { restricted: string; onAdd: (venue: Venue) => void }) {
  const create = useSetAtom(createVenueAtom)
  const { field, ...form } = useStepForm(NO_VENUE, (texts) => checkRecord('venue', texts, restricted))

  async function submit() {
    await form.save(async (texts) => {
      onAdd(await create(texts))
      toasts.show({ tone: 'success', title: `Venue ${texts.name} has been added` })
    }, NO_VENUE)
  }

  return (
    <Form aria-label="New venue" onSubmit={submit}>
      <FieldGrid>
        <TextField label="Venue ID" {...field('venueID')} limit={recordLimit('venue', 'venueID')} autoComplete="off" />
        <TextField label="Venue name" {...field('name')} limit={recordLimit('venue', 'name')} autoComplete="off" />
      </FieldGrid>
      <Submit text="Add venue" pending={form.saving} problem={form.problem} />
    </Form>
  )
}

type StoreFormProps = {
  restricted: string
  venues: { id: string; label: string }[]
  onAdd: (store: Store) => void
}

function StoreForm({ restricted, venues, onAdd }: StoreFormProps) {
  const create = useSetAtom(createStoreAtom)
  const start = { storeID: '', name: '', venueID: venues.length === 1 ? venues[0]!.id : '' }
  const { field, ...form } = useStepForm(start, ({ storeID, name }) =>
    checkRecord('store', { storeID, name }, restricted),
  )

  async function submit() {
    await form.save(async ({ venueID, ...texts }) => {
      onAdd(await create({ ...texts, venueID: venueID || null }))
      toasts.show({ tone: 'success', title: `Store ${texts.name} has been added` })
    }, start)
  }

  return (
    <Form aria-label="New store" onSubmit={submit}>
      <FieldGrid columns={3}>
        <TextField label="Store ID" {...field('storeID')} limit={recordLimit('store', 'storeID')} autoComplete="off" />
        <TextField label="Store name" {...field('name')} limit={recordLimit('store', 'name')} autoComplete="off" />
        <Select label="In venue" options={venues} none="No venue" {...field('venueID')} />
      </FieldGrid>
      <Submit text="Add store" pending={form.saving} problem={form.problem} />
    </Form>
  )
}

function Submit({ text, pending, problem }: { text: string; pending: boolean; problem: string | undefined }) {
  return (
    <div className={styles.add}>
      <Button type="submit" icon={<Plus />} pending={pending}>
        {text}
      </Button>
      {problem && (
        <span role="alert" className={styles.error}>
          {problem}
        </span>
      )}
    </div>
  )
}
