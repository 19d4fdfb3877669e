import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { grantsOf } from '@greenroom/permissions'
import { importZpl, layOutLabel, type LabelTemplate, toZpl } from '../src/index.ts'
import { codeText, hostileText, templates } from './random-labels.ts'

const numRuns = Number(process.env.LABELS ?? 300)
const nobody = { currency: 'USD', grants: grantsOf([]) }

/** Templates whose texts and barcodes all have texts of their own, short enough not to be cut once more. */
const fixed = fc
  .tuple(templates, fc.array(fc.oneof(codeText, hostileText), { minLength: 6, maxLength: 6 }))
  .map(([template, texts]): LabelTemplate => {
    const elements = template.elements.map((element, at) => {
      const source = { textType: 'Text', text: texts[at]!.slice(0, 25) } as const
      if (element.type === 'barcode') return { ...element, ...source }
      return element.type === 'text' ? { ...element, ...source, overflow: 'cut' as const } : element
    })
    return { ...template, elements }
  })

test.prop([fixed], { numRuns })('Z10 a template that is imported from its ZPL prints the same ZPL', (template) => {
  const zpl = toZpl([{ layout: layOutLabel(template, { itemID: '' }, nobody) }])
  const found = importZpl(zpl, template.name, template.stock.density)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  expect(toZpl([{ layout: layOutLabel(found.template, { itemID: '' }, nobody) }])).toBe(zpl)
})

test.prop([fixed, fc.string(), fc.nat()], { numRuns })(
  'Z10 never throws on a damaged file',
  (template, noise, place) => {
    const zpl = toZpl([{ layout: layOutLabel(template, { itemID: '' }, nobody) }])
    const at = place % zpl.length
    const found = importZpl(zpl.slice(0, at) + noise + zpl.slice(at), 'x', 8)
    if ('problems' in found) for (const { line } of found.problems) expect(line).toBeGreaterThan(0)
    else expect(found.template.elements).toBeDefined()
  },
)
