// To say how an element looks, jsdom matches every rule of a browser's style sheet, and queries by role and clicks ask it
// of thousands. The console's own sheets are not loaded in its tests, so what they ask follows from less.

export const computedByJsdom = window.getComputedStyle.bind(window)

const ANSWERS: Record<string, (element: HTMLElement) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility') ?? 'visible',
  pointerEvents: (element) => inherited(element, 'pointerEvents') ?? 'auto',
}

const displays = new Map<string, string>()

/** The inline one, else the one for its tag and type; jsdom's rules look at more only for those that may be hidden. */
function displayOf(element: HTMLElement): string {
  const mayBeHidden = ['hidden', 'popover'].some((name) => element.hasAttribute(name)) || element.tagName === 'DIALOG'
  if (mayBeHidden || element.tagName === 'SUMMARY') return computedByJsdom(element).display
  if (element.style.display) return element.style.display
  const kind = `${element.tagName} ${element.getAttribute('type')}`
  const display = displays.get(kind) ?? computedByJsdom(element).display
  displays.set(kind, display)
  return display
}

function inherited(element: HTMLElement, property: 'visibility' | 'pointerEvents'): string | undefined {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (each.style[property]) return each.style[property]
  return undefined
}

/** `getComputedStyle`, with quick answers to what is asked of each element, and jsdom's to everything else. */
export function computedQuickly(element: Element): CSSStyleDeclaration {
  const answer = (name: string) => Object.hasOwn(ANSWERS, name) && ANSWERS[name]!(element as HTMLElement)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name: string) {
      if (name !== 'getPropertyValue') return answer(name) || Reflect.get(computedByJsdom(element), name)
      return (property: string) => answer(property) || computedByJsdom(element).getPropertyValue(property)
    },
  })
}

window.getComputedStyle = computedQuickly
