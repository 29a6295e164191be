// What the Worker leaves out of React's server renderer, as react-dom 19.3.1 calls it: two thirds of the code, none of
// which runs here. The build says so when one of the names is gone.
import type { Parts } from './leaveOut.ts'

const names = (list: string) => list.trim().split(/\s+/)

/** Boundaries that wait or are shown later: a page is rendered once everything it needs is there, and sent as a whole. */
const waiting = names(`
  abort abortRemainingReplayNodes abortTask abortTaskSoft addToReplayParent attachAbortSignal createReplayTask
  createSuspenseBoundary createSuspenseListRow escapeJSObjectForInstructionScripts
  escapeJSStringsForInstructionScripts finishAbort finishAbortedTask finishSuspenseListRow flushCompletedBoundary
  flushPartiallyCompletedSegment flushSegmentContainer getSuspendedThenable getSuspenseContentFormatContext
  getSuspenseFallbackFormatContext getSuspenseViewTransition getThenableStateAfterSuspending
  getViewTransitionClassName hasSuspenseyContent hoistHoistables hoistPreambleState isEligibleForOutlining pingTask
  queueCompletedSegment renderSuspenseListRows replaceSuspenseComponentStackWithSuspenseFallbackStack resumeNode
  spawnNewSuspendedRenderTask spawnNewSuspendedReplayTask trackPostpone trackPostponedBoundary trackUsedThenable
  tryToResolveTogetherRow unblockSuspenseListRow untrackBoundary unwrapThenable
  writeStartPendingSuspenseBoundary writeStartSegment writeEndSegment`)

/** Style sheets, scripts and preloads that components ask for: the document says itself what it loads. */
const resources = names(`
  adoptPreloadCredentials flushStyleInPreamble flushStyleTagsLateForBoundary flushStylesInPreamble getPreloadAsHeader
  hasStylesToHoist hoistStyleQueueDependency hoistStylesheetDependency preconnect prefetchDNS preinitModuleScript
  preinitScript preinitStyle preload preloadLateStyle preloadLateStyles preloadModule
  writeStyleResourceAttributeInJS writeStyleResourceDependenciesInJS`)

/** Forms that send to a function: ours send to an address. */
const actions = names(`
  getCustomFormFields injectFormReplayingRuntime murmurhash3_32_gc pushAdditionalFormField useActionState
  validateAdditionalFormField`)

/** Styles on elements: the content policy forbids them. */
const styles = names('pushStyleAttribute')

/** Which components an error came through: the error's own stack says where. */
const stacks = names('describeBuiltInComponentFrame describeComponentStackByType describeNativeComponentFrame')

/** What is always so, since nothing here makes it otherwise: no boundary, nothing to go on with, nothing to wait for. */
const facts = {
  completeAll: { 'null === request.trackedPostpones': true },
  completeShell: { 'null === request.trackedPostpones': true },
  createRenderState: {
    'void 0 !== bootstrapModules': false,
    'void 0 !== bootstrapScriptContent': false,
    'void 0 !== bootstrapScripts': false,
    'void 0 !== importMap': false,
    'void 0 === externalRuntimeConfig': true,
    'void 0 === nonceStyle': true,
  },
  createRenderTask: { 'null !== row': false, 'null === blockedBoundary': true },
  finishFunctionComponent: { '0 !== actionStateCount': false },
  finishedSegment: { 'null !== byteLengthOfChunk': false },
  finishedTask: { 'null !== row': false, 'null === boundary': true },
  flushCompletedQueues: {
    '0 !== request.allPendingTasks': false,
    '0 !== request.clientRenderedBoundaries.length': false,
    '0 !== request.completedBoundaries.length': false,
    '5 === completedRootSegment.status': false,
    'i < clientRenderedBoundaries.length': false,
    'i < completedBoundaries.length': false,
    'i < largeBoundaries.length': false,
    'i < partialBoundaries.length': false,
    'null !== request.trackedPostpones': false,
  },
  flushSegment: { 'null === boundary': true },
  performWork: {
    '"Maximum call stack size exceeded" === x$jscomp$0.message': false,
    '"function" === typeof x$jscomp$0.then': false,
    'null !== row': false,
    'null === boundary$jscomp$0': true,
    'null === segment': false,
    'thrownValue === SuspenseException': false,
  },
  preparePreambleFromSegment: { 'null === boundary': true },
  // No view transitions of React's.
  pushViewTransitionAttributes: { 'null !== formatContext': false },
  // Style sheets and scripts stand where they are written, and no header says what to load ahead.
  pushStartInstance: {
    '"string" !== typeof precedence': true,
    '"string" !== typeof precedence$jscomp$0': true,
    '"string" !== typeof props.src': true,
    '0 < headers.remainingCapacity': false,
  },
  renderChildrenArray: { 'null !== task.replay': false },
  // No components that are classes.
  renderElement: { 'type.prototype && type.prototype.isReactComponent': false },
  renderNode: {
    '"Maximum call stack size exceeded" === node.message': false,
    '"function" === typeof node.then': false,
    'null === segment': false,
    'thrownValue$64 === SuspenseException': false,
  },
  renderNodeDestructive: { 'null !== task.replay': false },
  retryNode: { 'null !== task.replay': false },
}

export const partsLeftOut: Parts = {
  functions: [...waiting, ...resources, ...actions, ...stacks, ...styles],
  cases: names(`REACT_ACTIVITY_TYPE REACT_SUSPENSE_LIST_TYPE REACT_SUSPENSE_TYPE REACT_VIEW_TRANSITION_TYPE
    "menuitem" "object"`),
  facts,
  instead: {
    // Which components an error came through, and what each element is called, is of use for nothing else.
    getComponentNameFromType: 'return null;',
    getThrownInfo: 'return {};',
    pushComponentStack: '',
    safelyEmitEarlyPreloads: '',
    // Text stays text until the page is whole: encoding every tag by itself costs more than rendering it.
    stringToChunk: 'return content;',
    stringToPrecomputedChunk: 'return content;',
    writeChunk: 'writtenText += chunk;',
    completeWriting: 'if (writtenText) destination.enqueue(textEncoder.encode(writtenText)); writtenText = "";',
  },
  added: 'var writtenText = "";',
}
