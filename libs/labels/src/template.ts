import type { TemplateSchema } from './template-schema.ts'

export type LabelTemplate = typeof TemplateSchema.Type
export type LabelStock = LabelTemplate['stock']
export type LabelElement = LabelTemplate['elements'][number]
export type TextElement = Extract<LabelElement, { type: 'text' }>
export type BarcodeElement = Extract<LabelElement, { type: 'barcode' }>
export type RectangleElement = Extract<LabelElement, { type: 'rectangle' }>
export type CircleElement = Extract<LabelElement, { type: 'circle' }>
export type ImageElement = Extract<LabelElement, { type: 'image' }>
export type ImageData = ImageElement['image']
export type Condition = NonNullable<LabelElement['printIf']>
