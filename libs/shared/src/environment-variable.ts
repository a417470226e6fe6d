/** A variable of an app's environment, as its parser reads it and as the guides show it. */
export interface EnvironmentVariable {
  /** Default value; null if there is none, or if it depends on another variable. */
  readonly default: string | null;
  readonly meaning: string;
}
