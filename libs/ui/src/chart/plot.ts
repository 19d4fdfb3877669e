import { labelStep, ticksFor } from './scale.ts'

export const HEIGHT = 220
const TOP = 8
const BOTTOM = 24
const RIGHT = 4
/** The width of an axis character, and the space around the labels, in px. */
const CHARACTER = 6.6
const GAP = 10
/** The maximum width of a bar in px, and the share of its slot that it fills. */
const WIDEST = 48
const FILLED = 0.7

export interface ChartPoint {
  /** Under the axis, short. */
  label: string
  /** The full text, for the readout and screen readers. */
  title: string
  /** The height of the bar. */
  value: number
  /** The value of the comparison. */
  compared?: number
  /** The full text of the comparison. */
  comparedTitle?: string
}

/** The layout of a bar chart, in px from its top left corner. */
export interface Plot {
  width: number
  ticks: { y: number; text: string; isNought: boolean }[]
  left: number
  bars: {
    x: number
    y: number
    width: number
    height: number
    middle: number
    label: string
    anchor: 'middle' | 'end'
  }[]
  /** The comparison line as an SVG path; empty without it. */
  line: string
  slot: number
  indexAt: (x: number) => number
}

export function plotOf(points: readonly ChartPoint[], width: number, formatTick: (value: number) => string): Plot {
  const values = points.flatMap(({ value, compared }) => (compared === undefined ? [value] : [value, compared]))
  const ticks = ticksFor(values)
  const [least, most] = [ticks[0]!, ticks.at(-1)!]
  const texts = ticks.map(formatTick)
  const left = Math.ceil(Math.max(...texts.map((text) => text.length)) * CHARACTER) + GAP
  const inner = Math.max(width - left - RIGHT, 0)
  const slot = inner / Math.max(points.length, 1)
  const yOf = (value: number) => TOP + ((most - value) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const middleOf = (index: number) => left + slot * (index + 0.5)
  const step = labelStep(points.length, widestLabel(points), inner)
  const bar = Math.min(slot * FILLED, WIDEST)
  return {
    width,
    left,
    slot,
    ticks: ticks.map((tick, index) => ({ y: yOf(tick), text: texts[index]!, isNought: tick === 0 })),
    bars: points.map(({ value, label }, index) => ({
      x: middleOf(index) - bar / 2,
      y: yOf(Math.max(value, 0)),
      width: bar,
      height: Math.abs(yOf(value) - yOf(0)),
      middle: middleOf(index),
      label: index % step === 0 ? label : '',
      // The last label would extend beyond the edge.
      anchor: middleOf(index) + (label.length * CHARACTER) / 2 > width ? 'end' : 'middle',
    })),
    line: points
      .flatMap(({ compared }, index) => (compared === undefined ? [] : `${middleOf(index)} ${yOf(compared)}`))
      .map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`)
      .join(''),
    indexAt: (x) => Math.min(Math.max(Math.floor((x - left) / slot), 0), points.length - 1),
  }
}

function widestLabel(points: readonly ChartPoint[]): number {
  return Math.max(0, ...points.map(({ label }) => label.length)) * CHARACTER + GAP
}
