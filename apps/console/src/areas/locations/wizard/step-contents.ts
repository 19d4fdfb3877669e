import { type ComponentType, useEffect, useState } from 'react'
import type { StepProps } from './step-props.ts'
import type { StepID } from './steps.ts'

type StepContent = ComponentType<StepProps>

/** What each step says and shows, which is loaded when the step is opened. */
export const STEP_CONTENTS: Readonly<Record<StepID, { intro: string; load: () => Promise<StepContent> }>> = {
  venue: {
    intro: 'Nothing is created before the last step. What you enter is saved as a draft when you continue.',
    load: async () => (await import('./VenueStep.tsx')).VenueStep,
  },
  stores: {
    intro:
      'A store is a point of sale: a shop, a stand or a bar. Type them, or paste ID, name and reporting groups from a spreadsheet.',
    load: async () => (await import('./StoresStep.tsx')).StoresStep,
  },
  warehouses: {
    intro: 'A warehouse keeps stock for stores. Type them, or paste ID and name from a spreadsheet.',
    load: async () => (await import('./WarehousesStep.tsx')).WarehousesStep,
  },
  registers: {
    intro:
      'A register is a till of a store. Add one to each store, or paste ID, name, store ID and number from a spreadsheet.',
    load: async () => (await import('./RegistersStep.tsx')).RegistersStep,
  },
  hours: {
    intro:
      'Stores and warehouses open when the venue does. Hours and an address of its own are set on the page of each later.',
    load: async () => (await import('./HoursStep.tsx')).HoursStep,
  },
  taxes: {
    intro: 'Stores take over the tax of the venue. Choose one for those that differ.',
    load: async () => (await import('./TaxesStep.tsx')).TaxesStep,
  },
  entitlement: {
    intro: 'Copy which items may be sold. You can change them for each location afterward.',
    load: async () => (await import('./EntitlementStep.tsx')).EntitlementStep,
  },
  summary: {
    intro: 'Everything is created together, or nothing is.',
    load: async () => (await import('./SummaryStep.tsx')).SummaryStep,
  },
}

/** The content of a step, once it is loaded. Throws in the render what its code couldn't be loaded for. */
export function useStepContent(step: StepID): StepContent | undefined {
  const [loaded, setLoaded] = useState<Readonly<Partial<Record<StepID, StepContent>>>>({})
  useEffect(() => {
    void STEP_CONTENTS[step].load().then(
      (content) => setLoaded((before) => ({ ...before, [step]: content })),
      (failure: unknown) =>
        setLoaded(() => {
          throw failure
        }),
    )
  }, [step])
  return loaded[step]
}
