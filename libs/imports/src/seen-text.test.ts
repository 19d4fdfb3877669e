import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { seenText } from './seen-text.ts'

test.each([
  ['<p>Black&nbsp;&amp; white</p>', 'Black & white'],
  ['one<br/>two<BR class="x">three', 'one\ntwo\nthree'],
  ['<h2>Head</h2>Text <b>bold</b>', 'Head\nText bold'],
  ['Text<p>first\n line</p>', 'Text\nfirst line'],
  ['<ul>\n<li>Wool</li>\n<li>Warm</li>\n</ul>', 'Wool\nWarm'],
  ['<table><tr><td>S</td><td>38</td></tr></table>', 'S 38'],
  ['a  \t b', 'a b'],
  ['a\n b, a \nb', 'a\nb, a\nb'],
  ['<p>a</p><p></p>\n<p></p><p>b</p>', 'a\n\nb'],
  ['&#8364; &#x20AC; &#X20ac; &euro; &LT; &eacute;&ndash;&rsquo;&hellip;&trade;&copy;', '€ € € € < é–’…™©'],
  ['a&#x10FFFF;c&#e;', 'a\u{10ffff}c&#e;'],
  ['<style>p{color:red}</style><p>Soft tee</p><!-- cost > 5 --><script>var x = 1 < 2</script>', 'Soft tee'],
  ['Ages 3 < 5, sizes > 4 only', 'Ages 3 < 5, sizes > 4 only'],
  ['<b>'.repeat(20_000) + 'deep', 'deep'],
])('M18 sees of %o the text %o', (html, text) => {
  expect(seenText(html)).toBe(text)
})

test.each([
  ['<div hidden>Internal: cost 5</div>Soft tee', 'Soft tee'],
  ['<p>Soft <span hidden="until-found">and <b>secret</b></span>tee</p>', 'Soft tee'],
  ['<p title="hidden" data-hidden>Soft</p>', 'Soft'],
])('M43 sees of %o the text %o', (html, text) => {
  expect(seenText(html)).toBe(text)
})

test.prop([fc.string()])('M18 sees any text that is written as HTML, but for its white space', (text) => {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const plain = (some: string) => some.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
  expect(plain(seenText(html))).toBe(plain(text))
})
