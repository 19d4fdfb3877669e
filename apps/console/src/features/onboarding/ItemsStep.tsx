import { TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { countsAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'

/** The catalog from a file. */
export function ItemsStep({ step }: StepProps) {
  const { items } = useAtomValue(countsAtom)
  return (
    <StepFrame
      step={step}
      intro="Import the catalog from a spreadsheet saved as CSV: every row is checked before anything changes. Come back here when it is done."
      feature="CATALOG_IMPORT"
      next="Continue"
    >
      {items !== undefined && (
        <p className={styles.muted}>{items === 1 ? '1 item so far.' : `${items.toLocaleString('en')} items so far.`}</p>
      )}
      <p>
        <TextLink href="/app/catalog/import">Import a file</TextLink> or{' '}
        <TextLink href="/app/catalog/products/product/info">create a single item</TextLink>
      </p>
    </StepFrame>
  )
}
