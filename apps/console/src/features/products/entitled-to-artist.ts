/** What people read once an item may be sold for an artist (section 8). */
export function entitledToArtist(item: string, artist: string): string {
  return `${item} (and its variants) entitled to artist ${artist}`
}
