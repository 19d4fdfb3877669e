import { Banner, countOf, DescriptionList, numbers, TextLink } from '@greenroom/ui'
import { zoneName } from '#data/zone-name.ts'
import { writeHours } from '@greenroom/validation'
import { COUNTRIES } from '../countries.ts'
import { groupsOf } from './plan-groups.ts'
import { filledRows, stepOf } from './plan.mapping.ts'
import type { StepProps } from './step-props.ts'
import { STEPS } from './steps.ts'
import styles from './wizard.module.css'

/** What will be created, and what has to be corrected first. */
export function SummaryStep({ model: { form }, settings, issues, hrefOf }: StepProps) {
  const { locations, taxes } = settings
  const rows = (list: 'stores' | 'warehouses' | 'registers') => filledRows(form[list])
  const alike = rows('stores').filter(({ cells }) => cells['like']).length
  const taxed = rows('stores').filter(({ cells }) => cells['taxID']).length
  const country = COUNTRIES.find(({ id }) => id === form.country)?.label ?? form.country
  const city = [form.city, form.region, form.postalCode].filter(Boolean).join(' ')
  const tax = taxes.find(({ taxID }) => taxID === form.taxID)?.description ?? form.taxID
  const source = locations.find(({ type, id }) => type === 'VENUE' && id === form.entitlementsOf)
  const copied = [
    ...(form.entitlementsOf ? [source?.name ?? form.entitlementsOf] : []),
    ...(alike > 0 ? [`${countOf(alike, 'store')} like another store`] : []),
  ]
  const groups = groupsOf(rows('stores'))
  const wrong = STEPS.map((step) => ({
    ...step,
    count: Object.keys(issues).filter((field) => stepOf(field) === step.id).length,
  })).filter(({ count }) => count > 0)
  return (
    <>
      {wrong.length > 0 && (
        <Banner tone="danger" title="Correct these first">
          <ul className={styles.problems}>
            {wrong.map(({ id, label, count }) => (
              <li key={id}>
                <TextLink href={hrefOf(id)}>{label}</TextLink>
                {`: ${countOf(count, 'issue')}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <DescriptionList
        entries={[
          { term: 'Name', value: form.name },
          { term: 'Venue ID', value: form.id },
          { term: 'Address', value: [form.street, city, country].filter(Boolean).join(', ') },
          { term: 'Time zone', value: zoneName(form.timeZone) || 'As in the company' },
          { term: 'Opening hours', value: writeHours(form.hours) || 'Not set' },
          {
            term: 'Tax',
            value: [tax || 'No tax', ...(taxed > 0 ? [`${countOf(taxed, 'store')} with their own`] : [])].join(', '),
          },
          { term: 'Stores', value: numbers.text(rows('stores').length) },
          { term: 'Warehouses', value: numbers.text(rows('warehouses').length) },
          { term: 'Registers', value: numbers.text(rows('registers').length) },
          { term: 'Reporting groups', value: groups.map(({ id, name }) => name || id).join(', ') || 'None' },
          { term: 'Entitlements', value: copied.join(', ') || 'None copied' },
        ]}
      />
    </>
  )
}
