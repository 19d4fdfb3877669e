import { beforeEach, expect, test } from 'vitest'
import { isComposed, leaveCompositions } from './compositions.ts'

let heard: string[]

leaveCompositions()
window.addEventListener('keydown', ({ key }) => heard.push(key), { capture: true })

beforeEach(() => {
  heard = []
  document.body.innerHTML = '<input /><textarea></textarea><div tabindex="0"></div>'
})

function press(target: string, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.querySelector(target)!.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  return heard
}

test.each(['input', 'textarea'])('the keys of a composition belong to its %s', (field) => {
  expect(press(field, { key: 'Enter', isComposing: true })).toEqual([])
  expect(press(field, { key: 's', ctrlKey: true, isComposing: true })).toEqual([])
  // The first letter, and in Safari the Enter that ends it.
  expect(press(field, { key: 'k', keyCode: 229 })).toEqual([])
  expect(press(field, { key: 'Enter', keyCode: 229 })).toEqual([])
  expect(press(field, { key: 'Dead' })).toEqual([])
})

test('all other keys are heard', () => {
  expect(press('input', { key: 'Enter', keyCode: 13 })).toEqual(['Enter'])
  expect(press('div', { key: 'k', keyCode: 229 })).toEqual(['Enter', 'k'])
})

test('a dead key waits for its letter', () => {
  expect(
    [
      { key: 'Dead', keyCode: 0 },
      { key: 'é', keyCode: 50 },
    ].map(isComposed),
  ).toEqual([true, false])
})
