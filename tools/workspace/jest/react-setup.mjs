import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A machine that may be busy: what a test waits for is decided by whether it comes, not by how soon.
configure({ asyncUtilTimeout: 15_000 });
