// Templates from every bound of the contract, whether the engine's own rules allow them or not.
import { readFileSync } from 'node:fs'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  isError,
  type LabelElement,
  labelLimits,
  type LabelTemplate,
  layOutLabel,
  readTemplate,
  readZpl,
  singleLabels,
  toPdf,
  toSvg,
  toZpl,
} from '../src/index.ts'
import { contexts, hostileText, items } from './random-labels.ts'

const numRuns = Number(process.env.LABELS ?? 300)

type Schema = {
  $ref?: string
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const file = new URL('../../../openapi/src/document.gen.json', import.meta.url)
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } }

/** Values of a schema, most of them at or near its bounds; a few elements at a time. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return name === 'LabelImage' ? images : valuesOf(components.schemas[name]!)
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { minimum = 0, maximum = 0, minLength = 0, maxLength = 0 } = schema
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.constantFrom(minimum, minimum + 1, maximum - 1, maximum),
        fc.integer({ min: minimum, max: Math.min(maximum, 500) }),
        fc.integer({ min: minimum, max: maximum }),
      )
    case 'string':
      return fc
        .tuple(hostileText, fc.constantFrom(1, 3, maxLength))
        .map(([text, times]) => text.repeat(times).slice(0, maxLength).padEnd(minLength, 'x'))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesOf(schema.items!), { minLength: 1, maxLength: 6 })
    default: {
      const properties = Object.entries(schema.properties!).map(([name, each]) => [name, valuesOf(each)] as const)
      return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
    }
  }
}

/** Pictures whose data matches their size, up to the longest data, and a few damaged ones. */
const LONGEST = components.schemas['LabelImage']!.properties!['data']!.maxLength!
const side = fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 2_000 }))
const images = fc
  .tuple(side, side, fc.constantFrom('0', 'A', 'f'), fc.boolean())
  .map(([width, height, digit, isWide]) => {
    const row = 2 * Math.ceil(width / 8)
    const rows = Math.min(height, isWide || row === 0 ? height : Math.floor(LONGEST / row))
    return { width, height: rows, data: digit.repeat(Math.min(LONGEST, row * rows)) }
  })

/** Each element has the fields of all types, of which the engine reads those of its own. */
const element = components.schemas['LabelElement']!
element.required = Object.keys(element.properties!).filter(
  (name) => !['allowOverlap', 'locked', 'printIf', 'priceFormat', 'dateFormat'].includes(name),
)
const designs = valuesOf({ $ref: '#/components/schemas/LabelDesign' })

/** What the engine allows or needs in order to print. */
const PRINTABLE: Record<string, readonly [least: number, most: number]> = {
  positionX: [0, 20],
  positionY: [0, 20],
  width: [labelLimits.TEXT_MIN_WIDTH, 2_000],
  height: [100, 900],
  fontSize: [labelLimits.MIN_FONT_SIZE, labelLimits.MAX_FONT_SIZE],
  maxLines: [1, labelLimits.MAX_LINES],
  moduleWidth: [2, labelLimits.MAX_MODULE],
  thickness: [1, 100],
  rounding: [0, labelLimits.MAX_ROUNDING],
}

/** A design that prints, but for one of its fields, which keeps its value from the contract. */
function printable({ stock, elements, ...rest }: LabelTemplate, free: string): LabelTemplate {
  const clamp = (value: number, [least, most]: readonly [number, number]) => Math.max(least, Math.min(value, most))
  const clamped = (element: LabelElement, at: number) => {
    const fields = Object.entries({ ...element, id: `e${at}`, textType: 'Text' }).map(([name, value]) => {
      const range = name === 'height' && element.type === 'text' ? ([1, 12] as const) : PRINTABLE[name]
      return [name, range && typeof value === 'number' && name !== free ? clamp(value, range) : value]
    })
    return Object.fromEntries(fields) as LabelElement
  }
  const sideOf = (value: number) => (free === 'stock' ? value : clamp(value, [3_000, 10_000])) as typeof stock.width
  return {
    ...rest,
    stock: { ...stock, width: sideOf(stock.width), height: sideOf(stock.height) },
    elements: elements.map(clamped),
  }
}

test.prop([designs, items, contexts, fc.constantFrom('all', 'none', 'stock', ...Object.keys(PRINTABLE))], { numRuns })(
  'L10 lays out and writes any template of the contract without throwing',
  (design, item, context, free) => {
    const read = readTemplate(design)
    if (read._tag === 'Failure') throw read.failure
    const template = free === 'all' ? read.success : printable(read.success, free)
    const layout = layOutLabel(template, item, context)
    const zpl = toZpl([{ layout }])
    expect(readZpl(zpl)).toMatchObject({ labels: [{ fields: { length: layout.placed.length } }] })
    expect(toSvg(layout)).toMatch(/^<svg .*<\/svg>$/s)
    expect(toPdf([{ layout }], singleLabels(template.stock)).length).toBeGreaterThan(0)
    const held = layout.placed.reduce((sum, part) => sum + (part.kind === 'bitmap' ? part.bitmap.bytes.length : 0), 0)
    expect(held).toBeLessThan(4 * LONGEST)
    if (layout.placed.length > 0) expect(layout.issues.some((each) => isError(each) && !each.elementID)).toBe(false)
  },
)
