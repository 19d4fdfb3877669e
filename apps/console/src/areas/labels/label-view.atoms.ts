import { useAtomValue } from 'jotai'
import { fields, flag, oneOf, orNull } from '#browser/record-readers.ts'
import type { RecordKind } from '#browser/stored-records.ts'
import { type Company, companyAtom } from '#data/company.atoms.ts'
import { ownRecordAtom } from '#session/own-record.atoms.ts'
import { type Unit, UNITS } from './lengths.ts'

/** How a user looks at labels. `unit` is null until one is chosen. */
type LabelView = { grid: boolean; snaps: boolean; unit: Unit | null }

const LABEL_VIEW: RecordKind<LabelView> = {
  name: 'labelView',
  version: 1,
  read: fields({ grid: flag, snaps: flag, unit: orNull(oneOf(UNITS)) }),
}

export const labelViewAtom = ownRecordAtom(LABEL_VIEW, { grid: false, snaps: true, unit: null })

/** The chosen unit of lengths, or else the company's. */
export function useUnit(): Unit {
  const company = useAtomValue(companyAtom)
  return useAtomValue(labelViewAtom).unit ?? unitOf(company)
}

/** Inches where the month is written first, which is so only where inches are used. */
export function unitOf({ dateFormat }: Pick<Company, 'dateFormat'>): Unit {
  return dateFormat.startsWith('MM') ? 'in' : 'mm'
}
