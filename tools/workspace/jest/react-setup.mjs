import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A machine that may be busy tenfold: what a test waits for is decided by whether it comes, not by how soon.
configure({ asyncUtilTimeout: 60_000 });
