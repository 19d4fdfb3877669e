/** Items without sizes: [ID, name, subcategory or empty, style, cost, price]. */
type Single = readonly [id: string, name: string, subcategory: string, style: string, cost: number, price: number]

export interface Shelf {
  department: string
  category: string
  vendor: string
  tax: string
  royaltyLevel: string
  items: readonly Single[]
}

// oxfmt-ignore
export const SHELVES: readonly Shelf[] = [
  { department: 'HEADWEAR', category: 'CAPS', vendor: 'LOOMANCH', tax: 'STD', royaltyLevel: 'ARTIST-30', items: [
    ['TPL-CAP1', 'Lantern Snapback', 'SNAPBACK', 'EMBROIDERED', 7.2, 35], ['TPL-CAP2', 'Slow Lightning Dad Cap', 'DAD-CAP', 'TOUR', 6.8, 32],
    ['VMD-CAP1', 'Meridian Snapback', 'SNAPBACK', 'EMBROIDERED', 7.4, 36], ['JNV-CAP1', 'Wildflower Dad Cap', 'DAD-CAP', 'EMBROIDERED', 6.9, 32],
    ['STH-CAP1', 'Static Block Snapback', 'SNAPBACK', 'LOGO', 7.1, 35], ['MAT-CAP1', 'Deckhand Dad Cap', 'DAD-CAP', 'VINTAGE', 7, 34],
    ['OKR-CAP1', 'Sunday Dad Cap', 'DAD-CAP', 'LOGO', 6.7, 30],
  ] },
  { department: 'HEADWEAR', category: 'BEANIES', vendor: 'LOOMANCH', tax: 'STD', royaltyLevel: 'ARTIST-30', items: [
    ['TPL-BEA1', 'Lantern Cuffed Beanie', 'CUFFED', 'EMBROIDERED', 5.4, 28], ['VMD-BEA1', 'Chrome Garden Beanie', 'CUFFED', 'TOUR', 5.6, 30],
    ['STH-BEA1', 'Static Fisherman Beanie', 'CUFFED', 'LOGO', 5.5, 28], ['MAT-BEA1', 'Tides Watch Cap', 'CUFFED', 'EMBROIDERED', 5.8, 30],
  ] },
  { department: 'HEADWEAR', category: 'BANDANAS', vendor: 'INKWELL', tax: 'STD', royaltyLevel: 'ARTIST-30', items: [
    ['JNV-BAN1', 'Quiet Acres Bandana', '', 'TOUR', 2.6, 15], ['OKR-BAN1', 'Okra Print Bandana', '', 'LOGO', 2.5, 14],
    ['STH-BAN1', 'Feedback Bandana', '', 'TOUR', 2.6, 15],
  ] },
  { department: 'MUSIC', category: 'VINYL', vendor: 'GROOVE', tax: 'MUSIC', royaltyLevel: 'MUSIC-15', items: [
    ['TPL-LP1', 'Slow Lightning LP', 'LP', 'ALBUM', 11.5, 32], ['TPL-LP2', 'Paper Moons LP, amber vinyl', 'LP', 'LIMITED', 13.2, 38],
    ['TPL-7A', 'Matchbook, seven inch', 'SEVEN-INCH', 'ALBUM', 4.1, 12], ['VMD-LP1', 'Chrome Garden double LP', 'LP', 'ALBUM', 15.8, 42],
    ['VMD-LP2', 'Glasshouse LP', 'LP', 'ALBUM', 11.4, 30], ['JNV-LP1', 'Quiet Acres LP', 'LP', 'ALBUM', 11.2, 30],
    ['JNV-LP2', 'Wildflower LP, green vinyl', 'LP', 'LIMITED', 12.9, 36], ['STH-LP1', 'Feedback Season LP', 'LP', 'ALBUM', 11.6, 32],
    ['STH-7A', 'White Noise, seven inch', 'SEVEN-INCH', 'ALBUM', 4.2, 12], ['MAT-LP1', 'High Water LP', 'LP', 'ALBUM', 11.5, 32],
    ['OKR-LP1', 'Sunday Service LP', 'LP', 'ALBUM', 10.9, 28], ['OKR-7A', 'Hot Biscuit, seven inch', 'SEVEN-INCH', 'LIMITED', 4.3, 13],
  ] },
  { department: 'MUSIC', category: 'CD', vendor: 'GROOVE', tax: 'MUSIC', royaltyLevel: 'MUSIC-15', items: [
    ['TPL-CD1', 'Slow Lightning CD', '', 'ALBUM', 2.4, 15], ['VMD-CD1', 'Chrome Garden CD', '', 'ALBUM', 2.6, 16], ['JNV-CD1', 'Quiet Acres CD', '', 'ALBUM', 2.4, 15],
    ['STH-CD1', 'Feedback Season CD', '', 'ALBUM', 2.4, 15], ['MAT-CD1', 'High Water CD', '', 'ALBUM', 2.4, 15], ['OKR-CD1', 'Sunday Service CD', '', 'ALBUM', 2.3, 14],
  ] },
  { department: 'MUSIC', category: 'CASSETTE', vendor: 'GROOVE', tax: 'MUSIC', royaltyLevel: 'MUSIC-15', items: [
    ['VMD-MC1', 'Glasshouse cassette', '', 'LIMITED', 2.9, 14], ['STH-MC1', 'Rehearsal Tapes cassette', '', 'LIMITED', 2.8, 14],
    ['OKR-MC1', 'Sunday Service cassette', '', 'ALBUM', 2.8, 13],
  ] },
  { department: 'PRINT', category: 'POSTERS', vendor: 'HALFMOON', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-PO1', 'Slow Lightning show poster', 'SHOW-POSTER', 'TOUR', 3.1, 25], ['TPL-PO2', 'Paper Moons art print, signed', 'ART-PRINT', 'LIMITED', 9.5, 75],
    ['VMD-PO1', 'Chrome Garden show poster', 'SHOW-POSTER', 'TOUR', 3.2, 25], ['VMD-PO2', 'Glasshouse art print', 'ART-PRINT', 'LIMITED', 7.4, 45],
    ['JNV-PO1', 'Quiet Acres show poster', 'SHOW-POSTER', 'TOUR', 3.1, 22], ['STH-PO1', 'Feedback Season show poster', 'SHOW-POSTER', 'TOUR', 3.1, 25],
    ['MAT-PO1', 'New Year show poster', 'SHOW-POSTER', 'LIMITED', 3.6, 30], ['OKR-PO1', 'Sunday Service show poster', 'SHOW-POSTER', 'TOUR', 3, 20],
  ] },
  { department: 'PRINT', category: 'BOOKS', vendor: 'HALFMOON', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-BK1', 'Slow Lightning tour program', '', 'TOUR', 4.8, 25], ['VMD-BK1', 'Chrome Garden lyric book', '', 'ALBUM', 5.9, 28],
    ['MAT-BK1', 'Ten Years of Tides photo book', '', 'LIMITED', 14.5, 60],
  ] },
  { department: 'PRINT', category: 'STICKERS', vendor: 'PINPOINT', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-ST1', 'Lantern sticker sheet', '', 'LOGO', 0.62, 6], ['VMD-ST1', 'Meridian sticker sheet', '', 'LOGO', 0.62, 6], ['JNV-PT1', 'Little Fox patch', '', 'EMBROIDERED', 1.35, 10],
    ['STH-PT1', 'Static Block patch', '', 'EMBROIDERED', 1.35, 10], ['OKR-ST1', 'Okra sticker sheet', '', 'LOGO', 0.58, 5], ['MAT-PT1', 'Anchor patch', '', 'EMBROIDERED', 1.4, 10],
  ] },
  { department: 'ACCESSORIES', category: 'BAGS', vendor: 'TIDEMARK', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-TO1', 'Lantern canvas tote', 'TOTE', 'LOGO', 3.9, 22], ['VMD-TO1', 'Chrome Garden tote', 'TOTE', 'TOUR', 4.1, 25], ['JNV-TO1', 'Wildflower tote', 'TOTE', 'ALBUM', 4, 24],
    ['NLT-CB1', 'Clear stadium bag', 'CLEAR-BAG', 'PLAIN', 2.8, 15], ['STH-TO1', 'Static record tote', 'TOTE', 'LOGO', 4.4, 26],
  ] },
  { department: 'ACCESSORIES', category: 'PINS', vendor: 'PINPOINT', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-PN1', 'Lantern enamel pin', '', 'LOGO', 1.2, 12], ['TPL-PN2', 'Lightning enamel pin, numbered', '', 'LIMITED', 1.6, 16], ['VMD-PN1', 'Meridian enamel pin', '', 'LOGO', 1.2, 12],
    ['JNV-PN1', 'Little Fox enamel pin', '', 'ALBUM', 1.25, 12], ['STH-KR1', 'Static Block keyring', '', 'LOGO', 1.1, 10], ['MAT-KR1', 'Brass anchor keyring', '', 'LOGO', 1.9, 14],
    ['OKR-PN1', 'Okra enamel pin', '', 'LOGO', 1.15, 10],
  ] },
  { department: 'ACCESSORIES', category: 'DRINKWARE', vendor: 'TIDEMARK', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-MG1', 'Lantern camp mug', 'MUG', 'LOGO', 3.6, 20], ['VMD-BT1', 'Chrome bottle', 'BOTTLE', 'LOGO', 6.9, 32], ['JNV-MG1', 'Quiet Acres stoneware mug', 'MUG', 'ALBUM', 5.2, 26],
    ['STH-BT1', 'Harbor bottle', 'BOTTLE', 'LOGO', 6.8, 30], ['MAT-MG1', 'Galley mug', 'MUG', 'LOGO', 3.8, 20], ['NLT-CU1', 'Souvenir cup', 'TUMBLER', 'PLAIN', 0.85, 6],
  ] },
  { department: 'ACCESSORIES', category: 'LIGHTS', vendor: 'GLOWWORM', tax: 'STD', royaltyLevel: 'ARTIST-25', items: [
    ['TPL-LS1', 'Lantern light stick', '', 'TOUR', 11.4, 45], ['VMD-LS1', 'Chrome light stick', '', 'TOUR', 12.1, 48], ['NLT-LS1', 'Glow wristband', '', 'PLAIN', 0.74, 8],
  ] },
  { department: 'CONCESSIONS', category: 'DRINKS', vendor: 'ORCHARD', tax: 'FOOD', royaltyLevel: 'HOUSE', items: [
    ['DR-WATER', 'Spring water', 'COLD', 'PLAIN', 0.42, 5], ['DR-COLA', 'Cola', 'COLD', 'PLAIN', 0.55, 6], ['DR-LEMON', 'Cloudy lemonade', 'COLD', 'PLAIN', 0.61, 6.5],
    ['DR-GINGER', 'Ginger beer', 'COLD', 'PLAIN', 0.7, 6.5], ['DR-LAGER', 'Foundry lager', 'COLD', 'PLAIN', 1.9, 12], ['DR-IPA', 'Harbor pale ale', 'COLD', 'PLAIN', 2.1, 13],
    ['DR-COFFEE', 'Filter coffee', 'HOT', 'PLAIN', 0.5, 5], ['DR-TEA', 'Breakfast tea', 'HOT', 'PLAIN', 0.2, 4], ['DR-COCOA', 'Hot chocolate', 'HOT', 'PLAIN', 0.65, 5.5],
  ] },
  { department: 'CONCESSIONS', category: 'SNACKS', vendor: 'ORCHARD', tax: 'FOOD', royaltyLevel: 'HOUSE', items: [
    ['SN-PRETZEL', 'Soft pretzel', '', 'PLAIN', 0.9, 7], ['SN-POPCORN', 'Salted popcorn', '', 'PLAIN', 0.6, 7], ['SN-NACHOS', 'Nachos', '', 'PLAIN', 1.4, 10],
    ['SN-HOTDOG', 'Hot dog', '', 'PLAIN', 1.6, 9], ['SN-VEGDOG', 'Carrot dog', '', 'PLAIN', 1.5, 9], ['SN-CRISPS', 'Sea salt crisps', '', 'PLAIN', 0.48, 4.5],
    ['SN-COOKIE', 'Oat cookie', '', 'PLAIN', 0.7, 4],
  ] },
]
