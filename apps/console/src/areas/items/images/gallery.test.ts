import { expect, test } from 'vitest'
import { bringBack, describe as describeImage, type GalleryImage, moveTo, nameOf, remove } from './gallery.ts'

const image = (imageID: string, altText = ''): GalleryImage => ({ imageID, altText, width: 1, height: 1 })
const images = ['a', 'b', 'c'].map((id) => image(id))
const ids = (list: readonly GalleryImage[]) => list.map(({ imageID }) => imageID).join('')

test('moves a picture and closes the gap', () => {
  expect(ids(moveTo('c', 0)(images))).toBe('cab')
  expect(ids(moveTo('a', 1)(images))).toBe('bac')
  expect(ids(moveTo('a', 9)(images))).toBe('bca')
  expect(ids(moveTo('x', 0)(images))).toBe('abc')
})

test('restores a removed picture to its place, only once', () => {
  const without = remove('b')(images)
  expect(ids(without)).toBe('ac')
  expect(ids(bringBack(image('b'), 1)(without))).toBe('abc')
  expect(ids(bringBack(image('b'), 1)(images))).toBe('abc')
})

test('applies a change again to a newer gallery', () => {
  const newer = [...images, image('d')]
  expect(ids(moveTo('c', 0)(newer))).toBe('cabd')
  expect(describeImage('d', 'The label')(newer)[3]!.altText).toBe('The label')
  expect(nameOf(image('a', 'The front'), 0)).toBe('Picture 1, The front')
})
