import { expect, test } from 'vitest'
import {
  checkAltText,
  checkImageFile,
  checkImageSize,
  IMAGE_MAX_BYTES,
  imageFormat,
  isPictureAddress,
} from './index.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const PNG = bytes('\x89PNG\r\n\x1a\n....')

test('G1 recognizes an image by its first bytes, only as JPEG, PNG, WebP, GIF or AVIF', () => {
  expect(imageFormat(bytes('\xff\xd8\xff\xe0..JFIF'))).toBe('JPEG')
  expect(imageFormat(PNG)).toBe('PNG')
  expect(imageFormat(bytes('RIFF....WEBPVP8 '))).toBe('WebP')
  expect(imageFormat(bytes('GIF89a......'))).toBe('GIF')
  for (const brand of ['avif', 'avis']) expect(imageFormat(bytes(`\0\0\0 ftyp${brand}....`))).toBe('AVIF')
  for (const other of [
    '',
    '<svg xmlns=',
    '<?xml version',
    '%PDF-1.7',
    'BM......',
    'RIFF....WAVE',
    'LIST....WEBP',
    '-GIF89a',
    '\0\0\0 ftypheic',
  ])
    expect(imageFormat(bytes(other))).toBeUndefined()
  expect(checkImageFile('logo.png', 900, bytes('<svg'))).toBe('logo.png is not a JPEG, PNG, WebP, GIF or AVIF picture.')
})

test('G2 refuses an empty file and one above 10 MB', () => {
  expect(checkImageFile('a.png', IMAGE_MAX_BYTES, PNG)).toBeUndefined()
  expect(checkImageFile('a.png', IMAGE_MAX_BYTES + 1, PNG)).toBe('a.png is larger than 10 MB (10.0 MB).')
  expect(checkImageFile('a.png', 0, bytes(''))).toBe('a.png is empty.')
})

test('G3 refuses an image above 50 million pixels', () => {
  expect(checkImageSize('a.png', 10_000, 5_000)).toBeUndefined()
  expect(checkImageSize('a.png', 10_000, 5_001)).toBe(
    'a.png has 10,000 x 5,001 pixels; at most 50 million are possible.',
  )
})

test('G4 limits alt text to 250 readable characters', () => {
  expect(checkAltText('')).toBeUndefined()
  expect(checkAltText(`Band's "Tour" shirt & cap`)).toBeUndefined()
  expect(checkAltText('👕'.repeat(250))).toBeUndefined()
  expect(checkAltText('x'.repeat(251))).toBe('Alt text is longer than 250 characters (251).')
  expect(checkAltText('a\u0000b')).toMatch(/neither stored nor printed/)
})

test('G5 a picture is fetched from an https address of at most 500 characters', () => {
  expect(isPictureAddress('https://example.com/1.jpg?v=2')).toBe(true)
  expect(isPictureAddress(`https://${'x'.repeat(492)}`)).toBe(true)
  for (const other of [
    'http://example.com/1.jpg',
    'ftp://a',
    'https://',
    'https://a b',
    '',
    `https://${'x'.repeat(493)}`,
  ])
    expect(isPictureAddress(other)).toBe(false)
})
