import {
  elementName,
  type Density,
  dots,
  labelLimits,
  MEDIA,
  mediaOf,
  type RescaleChange,
  rescaleTemplate,
  stockOf,
} from '@greenroom/labels'
import { Banner, FieldGrid, Select, TextField } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { useState } from 'react'
import type { FormModel } from '#forms/use-form.ts'
import { densityOptions, DPI } from '../densities.ts'
import { type LabelForm, templateOf } from '../label.mapping.ts'
import type { Label, LabelUse } from '../label.atoms.ts'
import { useUnit } from '../label-view.atoms.ts'
import { lengthText, type Unit } from '../lengths.ts'
import { STATUSES, USES } from '../uses.ts'
import styles from './designer.module.css'
import { DotsField } from './DotsField.tsx'
import type { DesignModel } from './use-design.ts'

type LabelPanelProps = { model: FormModel<LabelForm, Label>; design: DesignModel; readOnly: boolean }

const MEDIA_OPTIONS = MEDIA.map(({ id, name }) => ({ id, label: name }))
/** Name, use and size of the label. */
export function LabelPanel({ model, design, readOnly }: LabelPanelProps) {
  const { form, issues, change } = model
  const { stock } = design
  const [rescaled, setRescaled] = useState<readonly RescaleChange[]>()

  function setDensity(density: Density) {
    const { template, changes } = rescaleTemplate(templateOf(form), density)
    setRescaled(changes)
    design.change({ stock: template.stock, elements: template.elements }, `Changed to ${DPI[density]} dpi`)
  }

  const size = (label: string, name: 'width' | 'height') => (
    <DotsField
      label={label}
      value={stock[name]}
      min={8}
      max={labelLimits.MAX_DOTS}
      density={stock.density}
      readOnly={readOnly}
      onChange={(value) => {
        const { media: _, ...own } = stock
        design.change({ stock: { ...own, [name]: dots(value) } }, undefined, name)
      }}
    />
  )

  return (
    <section className={styles.panel} aria-label="Label">
      <h2>Label</h2>
      <FieldGrid>
        <TextField
          name="name"
          label="Name"
          value={form.name}
          onChange={(name) => change({ name })}
          error={issues['name']}
          readOnly={readOnly}
          required={!readOnly}
          limit={readOnly ? undefined : recordLimit('labelTemplate', 'name')}
          autoComplete="off"
        />
        <Select
          name="use"
          label="Use"
          options={USES}
          value={form.use}
          readOnly={readOnly}
          onChange={(use) => change({ use: use as LabelUse })}
        />
        <Select
          name="status"
          label="Status"
          options={STATUSES}
          value={form.status}
          readOnly={readOnly}
          onChange={(status) => change({ status: status as LabelForm['status'] })}
        />
        <Select
          label="Roll or sheet"
          options={MEDIA_OPTIONS}
          value={stock.media ?? ''}
          none="Its own size"
          readOnly={readOnly}
          onChange={(id) => {
            const media = mediaOf(id)
            const { media: _, ...own } = stock
            design.change({ stock: media ? stockOf(media, stock.density) : own }, media?.name)
          }}
        />
        {size('Width', 'width')}
        {size('Height', 'height')}
        <Select
          label="Printer"
          options={densityOptions(stock.density)}
          value={String(stock.density)}
          description="The label keeps its size on paper."
          readOnly={readOnly}
          onChange={(density) => setDensity(Number(density) as Density)}
        />
      </FieldGrid>
      {rescaled && <Rescaled changes={rescaled} design={design} />}
    </section>
  )
}

/** What is not as large as before at another density. */
function Rescaled({ changes, design }: { changes: readonly RescaleChange[]; design: DesignModel }) {
  const unit = useUnit()
  const nameOf = (id: string) => {
    const element = design.elements.find((each) => each.id === id)
    return element ? elementName(element) : id
  }
  if (changes.length === 0) return <Banner>Every element keeps its size.</Banner>
  return (
    <Banner tone="warning" title="Some elements are not as large as before">
      <ul className={styles.issues}>
        {changes.map(({ elementID, field, fromMm, toMm }) => (
          <li key={`${elementID} ${field}`}>
            {`${nameOf(elementID)}, ${FIELD_WORDS[field] ?? field}: ${lengthText(fromMm, unit, FINE[unit])} before, ${lengthText(toMm, unit, FINE[unit])} now`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Decimals that tell a size from one that is reported as another (R2). */
const FINE: Readonly<Record<Unit, number>> = { mm: 2, in: 3 }

const FIELD_WORDS: Readonly<Record<string, string>> = { fontSize: 'font size', moduleWidth: 'narrowest bar' }
