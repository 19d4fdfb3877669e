import { expect, test } from 'vitest'
import { computedByJsdom, computedQuickly } from './computed-style.ts'

const TAGS = 'a b button dialog div input li option section select span summary svg table td template tr'.split(' ')
const ATTRIBUTES = ['', 'hidden', 'type="hidden"', 'type="checkbox"', 'popover', 'open', 'hidden style="display: flex"']
const STYLES = ['', 'display: none', 'display: flex', 'visibility: hidden', 'pointer-events: none', 'color: red']

test('answers as jsdom does', () => {
  const styled = [...ATTRIBUTES, ...STYLES.map((style) => `style="${style}"`)]
  const markup = styled.map((attributes) => TAGS.map((tag) => `<${tag} ${attributes}></${tag}>`).join('')).join('')
  document.body.innerHTML = `${markup}<div style="visibility: hidden; pointer-events: none">${markup}</div>`
  const answers = [...document.body.querySelectorAll('*')].map((element) => {
    const [quick, byJsdom] = [computedQuickly, computedByJsdom].map((computed) => {
      const style = computed(element)
      const { display, visibility, pointerEvents, overflow } = style
      return [element.outerHTML, display, style.getPropertyValue('display'), visibility, pointerEvents, overflow]
    })
    return { quick, byJsdom }
  })
  expect(answers.length).toBeGreaterThan(300)
  expect(answers.filter(({ quick, byJsdom }) => `${quick}` !== `${byJsdom}`)).toEqual([])
  document.body.innerHTML = ''
})
