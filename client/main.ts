import { callBar } from './behaviors/callBar.ts'
import { menu } from './behaviors/menu.ts'
import { revealImages } from './behaviors/revealImages.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'
import { loadParallax } from './parallaxLoader.ts'

menu()
awaitNavigation((signal) => {
  callBar(signal)
  revealImages()
  loadParallax(signal)
  loadIslands(signal)
})
