import type { Schemas } from '../../schemas.ts';

export type IgnoredReason = Schemas['JvmFlags']['ignored'][number]['reason'];

/** Flags whose value is the next argument. They are passed on as `name=value`. */
const WITH_VALUE = [
  '--add-opens',
  '--add-exports',
  '--add-reads',
  '--add-modules',
  '--limit-modules',
  '--enable-native-access',
];
/** Refused together with the next argument. */
const FORBIDDEN_WITH_VALUE = [
  '-cp',
  '-classpath',
  '--class-path',
  '-jar',
  '-p',
  '--module-path',
  '--upgrade-module-path',
  '--patch-module',
  '-m',
  '--module',
  '-d',
  '--describe-module',
  '--source',
];

const MEMORY = [
  /^-(Xmx|Xms|mx|ms)/,
  /^-XX:(MaxHeapSize|InitialHeapSize|MinHeapSize|MaxRAM|MaxRAMFraction|MinRAMFraction|InitialRAMFraction)=/,
  /^-XX:(MaxRAMPercentage|MinRAMPercentage|InitialRAMPercentage)=/,
];
const ENCODING = [/^-D(file\.encoding|sun\.jnu\.encoding|native\.encoding|(sun\.)?std(out|err|in)\.encoding)(=|$)/];

/** Names after `-XX:` that are booleans or numbers: none of them names a file, a program or code. */
const MACHINE = [
  // Garbage collector.
  /^Use(G1|Z|Shenandoah|Parallel|ParallelOld|Serial|ConcMarkSweep|ParNew|Epsilon)GC$/,
  /^(G1|CMS|Shenandoah|Z(?=[A-Z]))\w+$/,
  /^(Parallel|Conc|G1Conc)GCThreads$/,
  /^(MaxGCPauseMillis|GCPauseIntervalMillis|GCTimeRatio|GCTimeLimit|GCHeapFreeLimit|GCDrainStackTargetSize)$/,
  /^(InitiatingHeapOccupancyPercent|UseAdaptive\w*|UseDynamicNumberOfGCThreads|UseGCOverheadLimit)$/,
  /^(ParallelRefProcEnabled|ScavengeBeforeFullGC|DisableExplicitGC|ExplicitGCInvokesConcurrent\w*)$/,
  // Layout of the heap; its size comes from the settings.
  /^(NewSize|MaxNewSize|NewRatio|SurvivorRatio|TargetSurvivorRatio|InitialSurvivorRatio|MinSurvivorRatio)$/,
  /^(MaxTenuringThreshold|InitialTenuringThreshold|PretenureSizeThreshold|SoftMaxHeapSize|SoftRefLRUPolicyMSPerMB)$/,
  /^((Min|Max)HeapFreeRatio|AlwaysPreTouch|UseTLAB|ResizeTLAB|MinTLABSize|TLABSize|ResizePLAB|ZeroTLAB)$/,
  /^(UseCompressedOops|UseCompressedClassPointers|UseCompactObjectHeaders|ObjectAlignmentInBytes)$/,
  /^(UseStringDeduplication|StringDeduplicationAgeThreshold|StringTableSize|OptimizeStringConcat|CompactStrings)$/,
  // Memory outside of the heap.
  /^((Max)?MetaspaceSize|CompressedClassSpaceSize|MaxDirectMemorySize|(VM|Compiler)?ThreadStackSize)$/,
  /^(UseLargePages\w*|UseTransparentHugePages|UseHugeTLBFS|LargePageSizeInBytes|UseNUMA\w*|PerfDisableSharedMem)$/,
  // Compiler and code cache.
  /^(Tiered\w+|CICompilerCount|CompileThreshold|CompileThresholdScaling|BackgroundCompilation|UseOnStackReplacement)$/,
  /^(((Initial|Reserved)CodeCache|(NonNMethod|NonProfiled|Profiled)CodeHeap)Size|SegmentedCodeCache|UseCodeCacheFlushing)$/,
  /^(Inline|MaxInline(Size|Level)|MaxRecursiveInlineLevel|FreqInlineSize|InlineSmallCode|MaxNodeLimit|NodeLimitFudgeFactor)$/,
  /^(UseSuperWord|UseVectorCmov|UseFMA|UseAVX|UseSSE|UseAES|UseAESIntrinsics|UseSHA|UseFPUForSpilling|MaxVectorSize)$/,
  /^(DoEscapeAnalysis|EliminateLocks|AlignVector|LoopUnrollLimit|OptoScheduling|UseLoopPredicate|RangeCheckElimination)$/,
  /^(AllocatePrefetch\w+|UseFastUnorderedTimeStamps|UseXMMForArrayCopy|UseXmm\w+|UseNewLongLShift|UseStringCache)$/,
  /^(UseFastAccessorMethods|UseBiasedLocking|BiasedLockingStartupDelay|UseCriticalJava\w+|UseCriticalCompiler\w+)$/,
  /^(UseThreadPriorities|ThreadPriorityPolicy|AggressiveOpts|AllowParallelDefineClass|OmitStackTraceInFastThrow)$/,
  // Messages on the output.
  /^(Print(GC\w*|FlagsFinal|CommandLineFlags|AdaptiveSizePolicy|TenuringDistribution)|ShowCodeDetailsInExceptionMessages)$/,
  /^(Unlock(Experimental|Diagnostic)VMOptions|IgnoreUnrecognizedVMOptions)$/,
];

/** System properties whose plain values cannot name code or a path. */
const PROPERTIES = [
  /^java\.net\.(preferIPv4Stack|preferIPv6Addresses|useSystemProxies)$/,
  /^(java\.awt\.headless|sun\.java2d\.\w+|sun\.awt\.noerasebackground|awt\.useSystemAAFontSettings|swing\.aatext)$/,
  /^(user\.(language|country|region|timezone)|networkaddress\.cache\.(negative\.)?ttl|sun\.net\.inetaddr\.(negative\.)?ttl)$/,
  /^sun\.net\.client\.default(Connect|Read)Timeout$/,
  /^java\.util\.concurrent\.ForkJoinPool\.common\.(parallelism|maximumSpares)$/,
  /^jdk\.nio\.maxCachedBufferSize$/,
  /^io\.netty\.(allocator|recycler|leakDetection)\.\w+$/,
  /^io\.netty\.(eventLoopThreads|leakDetectionLevel|noPreferDirect|noUnsafe|maxDirectMemory)$/,
  /^org\.lwjgl\.(util\.(Debug|DebugLoader|DebugAllocator|DebugStack|NoChecks|NoHashChecks)|opengl\.Display\.\w+)$/,
  /^fml\.(readTimeout|loginTimeout|queryResult|earlyprogresswindow|ignoreInvalidMinecraftCertificates|ignorePatchDiscrepancies|debugExit|doNotBackup)$/,
  /^forge\.(forceNoStencil|disableUpdateCheck|logging\.(console\.level|markers|mojang\.level))$/,
  /^(mixin\.(debug(\.(verbose|profiler|countInjections|strict))?|checks(\.interfaces)?|hotSwap)|fabric\.(log\.level|skipMcProvider))$/,
];

const FAMILIES = [
  /^-X(ss|mn)\d+[kmg]?$/i,
  /^-X(int|comp|mixed|batch|rs|noclassgc|incgc|future)$/,
  /^-Xshare:(auto|on|off)$/,
  // Java takes any other value after the second colon for a file name.
  /^-Xlog(:[\w+*=,-]+(:(stdout|stderr)?(:[\w,]*)?)?)?$/,
  /^-verbose(:(gc|class|module|jni))?$/,
  /^-(server|client|d64)$/,
  /^-(ea|da|enableassertions|disableassertions)(:[\w.$]+)?$/,
  /^-(esa|dsa|enablesystemassertions|disablesystemassertions)$/,
  /^--(enable-preview|illegal-access=(permit|warn|deny))$/,
  /^--add-(opens|exports|reads)=[\w.]+(\/[\w.]+)?=[\w.,-]+$/,
  /^--(add-modules|limit-modules|enable-native-access)=[A-Za-z][\w.,-]*$/,
  /^-XX:ShenandoahGC(Heuristics|Mode)=[a-z]+$/,
  // Security checks may only be switched on: switching them off could let a server send code.
  /^-D(java\.rmi\.server\.useCodebaseOnly|log4j2\.formatMsgNoLookups)=true$/,
];

const CONTROL = /[\u0000-\u001f\u007f]/;
const SWITCH = /^-XX:(?:[+-](\w+)|(\w+)=\d+(?:\.\d+)?[kmgt]?)$/i;
const PROPERTY = /^-D([\w.-]+)(?:=[\w.,+/-]{0,100})?$/;

const isOneOf = (families: readonly RegExp[], name: string | undefined): boolean =>
  name !== undefined && families.some((family) => family.test(name));

/** Whether a flag can only change how the game runs: it loads no code, writes no file and opens no port. */
function isHarmless(flag: string): boolean {
  const [, switched, given] = SWITCH.exec(flag) ?? [];
  return (
    isOneOf(FAMILIES, flag) || isOneOf(MACHINE, switched ?? given) || isOneOf(PROPERTIES, PROPERTY.exec(flag)?.[1])
  );
}

/** Why an argument is not passed to Java; null if it is (docs/product/launcher.md#java). */
export function refusalOf(flag: string): IgnoredReason | null {
  if (flag.startsWith('@')) return 'forbidden';
  if (MEMORY.some((rule) => rule.test(flag))) return 'memory';
  if (ENCODING.some((rule) => rule.test(flag))) return 'encoding';
  if (!/^--?[A-Za-z]/.test(flag) || CONTROL.test(flag) || WITH_VALUE.includes(flag)) return 'not_a_flag';
  return isHarmless(flag) ? null : 'forbidden';
}

/** Whether the next argument is the value of this one. */
export const takesValue = (flag: string): boolean => WITH_VALUE.includes(flag) || FORBIDDEN_WITH_VALUE.includes(flag);
