import axe from 'axe-core'
import { expect } from 'storybook/test'
import { type Looks, showLooks } from './looks.ts'

/** Expects enough contrast of the story on screen in both color schemes, and shows it as it was. */
export async function expectColors(looks: Looks): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    showLooks({ ...looks, scheme })
    expect(await lowContrasts(), `in the ${scheme} scheme`).toEqual([])
  }
  showLooks(looks)
}

/** What axe has passed in any story: all of them share a page, and most texts of a story look like those of others. */
const passed = new Set<string>()

/** The texts on screen with too little contrast. Axe sees only those that look like none before. */
async function lowContrasts() {
  const include = [...document.body.querySelectorAll('*')].filter(isText).filter((text) => !passed.has(lookOf(text)))
  if (include.length === 0) return []
  const { passes, violations } = await axe.run(
    { include },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['passes', 'violations'], elementRef: true },
  )
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) passed.add(lookOf(element!))
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => ({ target, failureSummary })))
}

/** Whether axe judges its contrast: it shows more than one character, and is not disabled. */
function isText(element: Element): boolean {
  const control = element instanceof HTMLLabelElement ? element.control : element
  if (control?.closest(':disabled, [aria-disabled=true]')) return false
  if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) return false
  if (element.matches('input, select, textarea')) return true
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return own.some(({ nodeValue }) => nodeValue!.trim().length > 1)
}

/** All that the contrast of a text depends on, as long as what is behind it is one of its ancestors. */
function lookOf(text: Element): string {
  const { color, fontSize, fontWeight } = getComputedStyle(text)
  const look = [text.localName, color, fontSize, fontWeight]
  for (let element: Element | null = text; element; element = element.parentElement) {
    const { backgroundColor, backgroundImage, filter, opacity } = getComputedStyle(element)
    look.push(backgroundColor, backgroundImage, filter, opacity)
  }
  return look.join()
}
