function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        S[4+f$0]=0;
        S[5+f$0]=S[2];
        s$1=1;
        continue;
      }
      case 1:{
        if(S[4+f$0]>=S[5+f$0]){
          s$1=2;
          continue;
        }
        S[13]=1;
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,6);
        return 0;
      }
      case 3:{
        const n$2=options_0(S,f$0);
        if(n$2>0){
          S[3]=S[4+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$2;
        }
        s$1=4;
        continue;
      }
      case 4:{
        S[13]=0;
        S[4+f$0]++;
        s$1=1;
        continue;
      }
    }
  }
}
